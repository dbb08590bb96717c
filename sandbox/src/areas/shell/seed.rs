//! The accounts of the two people who can sign in at once.

use crate::{ACCOUNTS, seed::writer::SeedWriter, services::accounts::set_account};

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    // The users themselves belong to the customers area, where they have the ids 1 and 2.
    for (user_id, account) in (1..).zip(ACCOUNTS) {
        set_account(seed.connection, user_id, account.email, account.password)?;
    }
    Ok(())
}
