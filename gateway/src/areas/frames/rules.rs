//! The limits of a page of frames.

/// The most frames on a page.
const MOST_FRAMES: i32 = 100;

/// Why a page cannot be read; `None` if it can.
pub fn refusal(offset: i32, limit: i32) -> Option<String> {
    if offset < 0 {
        return Some(format!("The offset must be at least 0, not {offset}."));
    }
    (!(1..=MOST_FRAMES).contains(&limit))
        .then(|| format!("The limit must be from 1 to {MOST_FRAMES}, not {limit}."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_one_to_a_hundred_frames_and_begins_at_the_first_or_later() {
        let cases = [
            (0, 10, true),
            (0, 1, true),
            (0, 0, false),
            (0, 100, true),
            (0, 101, false),
            (0, -1, false),
            (-1, 10, false),
            (i32::MAX, 100, true),
        ];
        for (offset, limit, is_allowed) in cases {
            assert_eq!(
                refusal(offset, limit).is_none(),
                is_allowed,
                "{offset} {limit}"
            );
        }
    }
}
