//! `marquee login`, and where tokens go.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;

use pretty_assertions::assert_eq;
use sandbox::ACCOUNTS;

use crate::command_home::Home;
use crate::support::{DEVELOPER, Harness, STAFF};

const WHO: &str = "{ viewer { user { email } } }";

pub(crate) fn password(email: &str) -> &'static str {
    let mut accounts = ACCOUNTS.iter();
    accounts
        .find(|account| account.email == email)
        .unwrap()
        .password
}

#[tokio::test]
async fn the_token_is_kept_in_a_file_that_only_its_user_can_read() {
    let (harness, home) = (Harness::start().await, Home::new());
    let wrong = home.login(&harness, STAFF, "wrong").await;
    assert_eq!(wrong.code, Some(2), "{wrong:?}");
    assert!(!home.path(".config").exists());

    let signed_in = home.login(&harness, STAFF, password(STAFF)).await;
    assert_eq!(
        (signed_in.code, signed_in.stdout.as_str()),
        (Some(0), ""),
        "{signed_in:?}"
    );
    let file = home.path(".config/marquee/credentials.json");
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&file), mode(file.parent().unwrap())), (0o600, 0o700));
    // The last sign-in is the default of all commands.
    let who = home.run(&["query", WHO], "", None).await;
    assert_eq!(who.json()["viewer"]["user"]["email"], STAFF);
    // The token is for its gateway only.
    let other = Harness::start().await;
    let elsewhere = home
        .run(&["query", WHO, "--url", &other.url], "", None)
        .await;
    assert_eq!(elsewhere.code, Some(2), "{elsewhere:?}");
    assert!(
        elsewhere.stderr.contains("UNAUTHENTICATED"),
        "{elsewhere:?}"
    );

    fs::set_permissions(&file, Permissions::from_mode(0o640)).unwrap();
    let exposed = home.run(&["query", WHO], "", None).await;
    assert_eq!(exposed.code, Some(1));
    assert!(exposed.stderr.contains("chmod 600"), "{exposed:?}");
}

#[tokio::test]
async fn a_developer_can_sign_in_where_only_persisted_documents_are_answered() {
    let (harness, home) = (
        Harness::with(&["--documents", "persisted"]).await,
        Home::new(),
    );
    let signed_in = home.login(&harness, DEVELOPER, password(DEVELOPER)).await;
    assert_eq!(signed_in.code, Some(0), "{signed_in:?}");
    let who = home.run(&["query", WHO], "", None).await;
    assert_eq!(who.json()["viewer"]["user"]["email"], DEVELOPER);
}

#[tokio::test]
async fn a_token_is_taken_from_the_environment_and_never_shown() {
    let (harness, home) = (Harness::start().await, Home::new());
    let client = harness.sign_in(STAFF).await;
    assert_eq!(
        home.query(&client, &[WHO]).await.json()["viewer"]["user"]["email"],
        STAFF
    );
    let secret = "not-a-token-but-a-secret";
    for url in [harness.url.as_str(), "http://127.0.0.1:1"] {
        let failed = home
            .run(&["query", WHO, "--url", url], "", Some(secret))
            .await;
        assert_ne!(failed.code, Some(0));
        assert!(!format!("{failed:?}").contains(secret), "{failed:?}");
    }
    let broken = home
        .run(&["query", WHO, "--url", &harness.url], "", Some("secret\n"))
        .await;
    assert_eq!(broken.code, Some(1));
    assert!(broken.stderr.contains("check MARQUEE_TOKEN"), "{broken:?}");
    let help = home.run(&["query", "--help"], "", Some(secret)).await;
    assert!(
        !help.stdout.contains("token") && !help.stdout.contains(secret),
        "{}",
        help.stdout
    );
}

#[tokio::test]
async fn a_token_is_printed_for_other_programs_until_it_is_forgotten() {
    let (harness, home) = (Harness::start().await, Home::new());
    let none = home.run(&["token", &harness.url], "", None).await;
    assert_eq!((none.code, none.stdout.as_str()), (Some(1), ""), "{none:?}");
    home.login(&harness, STAFF, password(STAFF)).await;
    let token = home.run(&["token"], "", None).await;
    let answer = harness.with_token(token.stdout.trim());
    let answer = answer.graphql(WHO, serde_json::json!({})).await;
    assert_eq!(answer["data"]["viewer"]["user"]["email"], STAFF);

    let out = home.run(&["logout"], "", None).await;
    assert_eq!(out.code, Some(0), "{out:?}");
    let after = home
        .run(&["query", WHO, "--url", &harness.url], "", None)
        .await;
    assert!(after.stderr.contains("UNAUTHENTICATED"), "{after:?}");
    let again = home.run(&["logout", &harness.url], "", None).await;
    assert!(again.stderr.contains("There is no token"), "{again:?}");
}
