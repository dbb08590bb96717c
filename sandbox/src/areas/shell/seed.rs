//! The accounts that can sign in from the start.

use crate::{ACCOUNTS, seed::writer::SeedWriter, services::accounts::set_account};

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    // Their users are in the customers area, with the ids 1 and 2.
    for (user_id, account) in (1..).zip(ACCOUNTS) {
        set_account(seed.connection, user_id, account.email, account.password)?;
    }
    Ok(())
}
