//! What a study needs to be exported, or to have its cuts saved.

use chrono::NaiveDate;

use crate::graph::dates::DaySpan;
use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;

/// Why the cuts of a study without a customer can be neither exported nor saved.
const NO_CUSTOMER: &str = "This study belongs to no customer.";

/// What is needed to export a study.
#[derive(Debug, PartialEq)]
pub struct Exportable {
    /// The customer's number.
    pub customer_id: i32,
    /// The days to export.
    pub days: DaySpan,
}

/// The customer for whom cuts are saved: they are stored per customer.
///
/// # Errors
/// Why the cuts cannot be saved.
pub fn customer_of_cuts(customer_id: Option<i32>) -> Result<i32, Decision> {
    customer_id.ok_or_else(|| Decision::refuse(UserErrorCode::NoCustomer, NO_CUSTOMER))
}

/// What is needed to export a study of this customer, from the first day to the last.
///
/// # Errors
/// Why it cannot be exported.
pub fn exportable(
    customer_id: Option<i32>,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Result<Exportable, Decision> {
    let refused = |code, reason: &str| Err(Decision::refuse(code, reason));
    let customer_id = customer_of_cuts(customer_id)?;
    let (Some(from), Some(to)) = (from, to) else {
        let reason = "This study has no measurement dates.";
        return refused(UserErrorCode::NoDates, reason);
    };
    if to < from {
        let reason = "The end date is before the start date.";
        return refused(UserErrorCode::ReversedDates, reason);
    }
    Ok(Exportable {
        customer_id,
        days: DaySpan { from, to },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_need_a_customer() {
        assert_eq!(customer_of_cuts(Some(3)), Ok(3));
        let refusal = customer_of_cuts(None).unwrap_err();
        assert_eq!(
            (refusal.allowed, refusal.code),
            (false, Some(UserErrorCode::NoCustomer))
        );
    }

    #[test]
    fn an_export_needs_a_customer_and_days_in_order() {
        use UserErrorCode as C;
        let (first, last) = (Some("2026-03-11"), Some("2026-03-12"));
        let cases = [
            (Some(3), first, last, None),
            (Some(3), first, first, None),
            (Some(3), last, first, Some(C::ReversedDates)),
            (Some(3), None, last, Some(C::NoDates)),
            (Some(3), first, None, Some(C::NoDates)),
            (None, first, last, Some(C::NoCustomer)),
            (None, None, None, Some(C::NoCustomer)),
        ];
        let day = |text: Option<&str>| text.map(|text| text.parse().unwrap());
        for (customer, from, to, refused) in cases {
            let found = exportable(customer, day(from), day(to));
            let code = found.as_ref().err().and_then(|decision| decision.code);
            assert_eq!(code, refused, "{customer:?} {from:?} {to:?}");
        }
    }
}
