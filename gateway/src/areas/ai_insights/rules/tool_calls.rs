//! Pairs tool calls with their results.

use std::collections::{HashMap, VecDeque};

/// The results of calls, as positions in the list of results.
#[derive(Debug, PartialEq)]
pub struct ToolResults {
    /// The result of each call.
    pub of_calls: Vec<Option<usize>>,
    /// The results that belong to no call.
    pub unpaired: Vec<usize>,
}

/// Pairs calls with results by their toolCallId. Calls with the same id get its results in order; a call or a result
/// without an id stays unpaired.
pub fn pair<'a>(
    calls: impl IntoIterator<Item = Option<&'a str>>,
    results: impl IntoIterator<Item = Option<&'a str>>,
) -> ToolResults {
    let mut unpaired = Vec::new();
    let mut by_id: HashMap<&str, VecDeque<usize>> = HashMap::new();
    for (position, id) in results.into_iter().enumerate() {
        match id {
            Some(id) => by_id.entry(id).or_default().push_back(position),
            None => unpaired.push(position),
        }
    }
    let calls = calls.into_iter();
    let of_calls = calls.map(|id| by_id.get_mut(id?)?.pop_front()).collect();
    unpaired.extend(by_id.into_values().flatten());
    unpaired.sort_unstable();
    ToolResults { of_calls, unpaired }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Ids<'a> = &'a [Option<&'a str>];
    type Results = &'static [Option<usize>];

    #[test]
    fn a_call_gets_the_result_with_its_id() {
        let cases: [(Ids<'_>, Ids<'_>, Results, &[usize]); 6] = [
            (&[], &[], &[], &[]),
            (
                &[Some("a"), Some("b")],
                &[Some("b"), Some("a")],
                &[Some(1), Some(0)],
                &[],
            ),
            (&[Some("a")], &[], &[None], &[]),
            (&[], &[Some("a"), None], &[], &[0, 1]),
            (
                &[Some("a"), Some("a")],
                &[Some("a"), Some("a"), Some("a")],
                &[Some(0), Some(1)],
                &[2],
            ),
            (&[None, Some("")], &[None, Some("")], &[None, Some(1)], &[0]),
        ];
        for (calls, results, of_calls, unpaired) in cases {
            let found = pair(calls.iter().copied(), results.iter().copied());
            assert_eq!(
                (&*found.of_calls, &*found.unpaired),
                (of_calls, unpaired),
                "{calls:?} {results:?}"
            );
        }
    }
}
