//! The names of files.

use chrono::NaiveDate;

/// The maximum number of characters of a study's name in a file name.
const LONGEST: usize = 60;

/// The name of a table's file: the table, the study and the day of the figures. Without a study, the job's.
pub fn file_name(
    table: &str,
    study: Option<(i32, &str)>,
    job: &str,
    day: Option<NaiveDate>,
) -> String {
    let subject = match study {
        Some((study_id, name)) => format!("{study_id}_{}", slug(name)),
        None => format!("job_{}", slug(job)),
    };
    let day = day.map_or_else(String::new, |day| format!("_{day}"));
    format!(
        "attribution_{table}_{}{day}.csv",
        subject.trim_end_matches('_')
    )
}

/// Lower-case letters and digits, with one underscore for anything between them.
fn slug(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words
        .join("_")
        .to_lowercase()
        .chars()
        .take(LONGEST)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_by_its_table_its_study_and_its_day() {
        let cases = [
            (
                Some((52, "Spring Lift")),
                true,
                "attribution_lift_52_spring_lift_2025-03-12.csv",
            ),
            (
                Some((52, "<b>Zócalo</b> & Co. / ../x")),
                true,
                "attribution_lift_52_b_zócalo_b_co_x_2025-03-12.csv",
            ),
            (Some((52, "")), true, "attribution_lift_52_2025-03-12.csv"),
            (None, true, "attribution_lift_job_a_7_2025-03-12.csv"),
            (None, false, "attribution_lift_job_a_7.csv"),
        ];
        let day = NaiveDate::from_ymd_opt(2025, 3, 12);
        for (study, has_day, expected) in cases {
            assert_eq!(
                file_name("lift", study, "a/7", day.filter(|_| has_day)),
                expected
            );
        }
        let longest = file_name("lift", Some((52, &"x".repeat(61))), "7", None);
        assert_eq!(
            longest,
            format!("attribution_lift_52_{}.csv", "x".repeat(60))
        );
    }
}
