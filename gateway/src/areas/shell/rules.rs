//! The rules of sign-in and roles.

/// What the signed-in user may do beyond what all staff may.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Roles {
    /// One of the configured developers.
    pub is_developer: bool,
    /// One of the configured lock maintainers.
    pub is_lock_maintainer: bool,
}

/// Rule company-check: only an email that contains the company text may sign in.
pub fn is_company_email(email: &str, company_text: &str) -> bool {
    email.to_lowercase().contains(&company_text.to_lowercase())
}

/// Rule roles: blanks around the entries of a list are ignored, and so is case.
pub fn roles(email: Option<&str>, developers: &[String], lock_maintainers: &[String]) -> Roles {
    let email = email.unwrap_or_default().trim().to_lowercase();
    let is_in = |list: &[String]| {
        !email.is_empty()
            && list
                .iter()
                .any(|entry| entry.trim().to_lowercase() == email)
    };
    Roles {
        is_developer: is_in(developers),
        is_lock_maintainer: is_in(lock_maintainers),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_email_with_the_company_text_may_sign_in() {
        let cases = [
            ("staff@marquee.example", true),
            ("staff@other.example", false),
            ("STAFF@MARQUEE.EXAMPLE", true),
            ("marquee.fan@other.example", true),
            ("", false),
        ];
        for (email, allowed) in cases {
            assert_eq!(is_company_email(email, "marquee"), allowed, "{email}");
        }
    }

    #[test]
    fn a_role_is_given_by_its_list_without_regard_to_case_and_blanks() {
        let developers = [" developer@marquee.example ".to_owned()];
        let maintainers = ["locks@marquee.example".to_owned()];
        let cases = [
            (Some("developer@marquee.example"), true, false),
            (Some("staff@marquee.example"), false, false),
            (Some("Developer@Marquee.example"), true, false),
            (Some("xdeveloper@marquee.example"), false, false),
            (Some("LOCKS@marquee.example"), false, true),
            (Some(""), false, false),
            (None, false, false),
        ];
        for (email, is_developer, is_lock_maintainer) in cases {
            let expected = Roles {
                is_developer,
                is_lock_maintainer,
            };
            assert_eq!(
                roles(email, &developers, &maintainers),
                expected,
                "{email:?}"
            );
        }
        assert_eq!(
            roles(Some("developer@marquee.example"), &[], &[]),
            Roles::default()
        );
        assert_eq!(roles(Some(""), &[String::new()], &[]), Roles::default());
    }
}
