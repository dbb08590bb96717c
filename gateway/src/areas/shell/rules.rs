//! The rules of signing in.

/// Whether an email address is that of our own staff: it contains the company text. Only they may sign in.
pub fn is_company_email(email: &str, company_text: &str) -> bool {
    email.to_lowercase().contains(&company_text.to_lowercase())
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
}
