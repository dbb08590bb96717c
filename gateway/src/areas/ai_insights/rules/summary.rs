//! Totals of a conversation's turns.

/// The facts about a turn that are counted.
pub struct TurnFacts {
    /// Its tokens, if known.
    pub tokens: Option<i64>,
    /// Its response time in milliseconds, if known.
    pub response_ms: Option<f64>,
    /// Its tool calls.
    pub tool_calls: usize,
    /// Whether its feedback counts as positive; `None` without feedback.
    pub is_positive: Option<bool>,
}

/// Totals of a conversation's turns.
#[derive(Debug, Default, PartialEq)]
pub struct Summary {
    /// The turns.
    pub interactions: usize,
    /// Their tokens.
    pub tokens: i64,
    /// Their tool calls.
    pub tool_calls: usize,
    /// The mean of the known response times, in milliseconds; 0 if there are none.
    pub average_ms: f64,
    /// The sum of the response times, in milliseconds.
    pub total_ms: f64,
    /// Turns with positive feedback.
    pub positive: usize,
    /// Turns with other feedback.
    pub negative: usize,
}

/// Adds up the turns of a conversation.
pub fn summary(turns: impl IntoIterator<Item = TurnFacts>) -> Summary {
    let mut summary = Summary::default();
    let mut timed = 0_u32;
    for turn in turns {
        summary.interactions += 1;
        summary.tokens = summary.tokens.saturating_add(turn.tokens.unwrap_or(0));
        summary.tool_calls += turn.tool_calls;
        if let Some(milliseconds) = turn.response_ms {
            summary.total_ms += milliseconds;
            timed += 1;
        }
        match turn.is_positive {
            Some(true) => summary.positive += 1,
            Some(false) => summary.negative += 1,
            None => {}
        }
    }
    if timed > 0 {
        summary.average_ms = summary.total_ms / f64::from(timed);
    }
    summary
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(tokens: Option<i64>, response_ms: Option<f64>, tool_calls: usize) -> TurnFacts {
        TurnFacts {
            tokens,
            response_ms,
            tool_calls,
            is_positive: None,
        }
    }

    #[test]
    fn turns_are_added_up() {
        let two = [
            turn(Some(300), Some(1_000.0), 1),
            turn(Some(200), Some(2_000.0), 2),
        ];
        let expected = Summary {
            interactions: 2,
            tokens: 500,
            tool_calls: 3,
            average_ms: 1_500.0,
            total_ms: 3_000.0,
            ..Summary::default()
        };
        assert_eq!(summary(two), expected);
        assert_eq!(summary([]), Summary::default());
    }

    #[test]
    fn a_turn_without_a_time_does_not_lower_the_average() {
        let found = summary([turn(None, None, 0), turn(None, Some(400.0), 0)]);
        assert_eq!((found.average_ms, found.total_ms), (400.0, 400.0));
        assert_eq!(summary([turn(None, None, 0)]).average_ms, 0.0);
    }

    #[test]
    fn feedback_is_counted_and_sums_do_not_overflow() {
        let feedback = [Some(true), Some(false), Some(false), None];
        let turns = feedback.map(|is_positive| TurnFacts {
            is_positive,
            ..turn(Some(i64::MAX), None, 0)
        });
        let found = summary(turns);
        assert_eq!((found.positive, found.negative), (1, 2));
        assert_eq!(found.tokens, i64::MAX);
    }
}
