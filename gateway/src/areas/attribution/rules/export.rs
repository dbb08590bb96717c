//! What an export of a study needs.

use chrono::NaiveDate;

use crate::graph::dates::DaySpan;
use crate::graph::decision::{Decision, DecisionCode};

/// Why the cuts of a study without a customer are neither exported nor saved.
pub const NO_CUSTOMER: &str = "This study belongs to no customer.";

/// What a study is exported with.
#[derive(Debug, PartialEq)]
pub struct Exportable {
    /// The customer's number.
    pub customer_id: i32,
    /// The days to export.
    pub days: DaySpan,
}

/// What a study of this customer, from the first day to the last, is exported with.
///
/// # Errors
/// Why it cannot be exported.
pub fn exportable(
    customer_id: Option<i32>,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Result<Exportable, Decision> {
    let refused = |code, reason: &str| Err(Decision::refuse(code, reason));
    let Some(customer_id) = customer_id else {
        return refused(DecisionCode::NoCustomer, NO_CUSTOMER);
    };
    let (Some(from), Some(to)) = (from, to) else {
        let reason = "This study has no measurement dates.";
        return refused(DecisionCode::NoDates, reason);
    };
    if to < from {
        let reason = "The end date is before the start date.";
        return refused(DecisionCode::ReversedDates, reason);
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
    fn an_export_needs_a_customer_and_days_in_order() {
        use DecisionCode as C;
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
            let code = found.as_ref().err().map(|decision| decision.code);
            assert_eq!(code, refused, "{customer:?} {from:?} {to:?}");
        }
    }
}
