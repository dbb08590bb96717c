//! Finding things by whatever one has of them: a number, a name, a slug, a hash, a key, an email, or part of these.

use std::borrow::Cow;

use async_graphql::Enum;

use super::collation::compare_text;
use super::filter_text::folded;
use crate::upstream::without_blocking;

/// What of an object the search text was found in.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum SearchReason {
    /// Its number.
    Number,
    /// Its name, or what stands for one, such as the reference of a campaign.
    Name,
    /// Its name in addresses.
    Slug,
    /// The hash of a market.
    Hash,
    /// A UUID.
    Uuid,
    /// The key of a job or a conversation.
    Key,
    /// An email address.
    Email,
}

/// How well a text matches: the better come first.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Closeness {
    /// It is a whole key.
    Key,
    /// It is the whole name.
    Name,
    /// A name or a key begins with it.
    Beginning,
    /// A word of a name begins with it.
    Word,
    /// It is somewhere within.
    Within,
}

/// Why an object is found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SearchMatch {
    /// How well.
    pub closeness: Closeness,
    /// In what.
    pub reason: SearchReason,
    /// The text of the object in which the search text was found.
    pub text: String,
}

/// A found object.
pub struct Found<N> {
    /// The object.
    pub node: N,
    /// The name to show.
    pub title: String,
    /// Why.
    pub why: SearchMatch,
}

/// What is found in one list.
pub struct Findings<N> {
    /// The number of all hits.
    pub count: usize,
    /// The best of them, in no order.
    pub best: Vec<Found<N>>,
}

/// A text that is searched for.
pub struct Search {
    folded: String,
    number: Option<i32>,
}

/// How many objects of one list are returned.
pub const MOST_FOUND: usize = 100;

impl Search {
    /// The search for a text; `None` if there is nothing to search for.
    pub fn new(text: &str) -> Option<Self> {
        let folded = folded(text.trim());
        let number = folded.trim_start_matches('#').parse().ok();
        (!folded.is_empty()).then_some(Self { folded, number })
    }

    /// The whole number that is searched for, if the text is one. "#12" is the number 12.
    pub fn number(&self) -> Option<i32> {
        self.number
    }

    /// The rows that are found. `title` is the name to show, `look` looks into the row at a position, and `make` makes its
    /// object.
    pub fn rows<'t, T, N>(
        &self,
        rows: &'t [T],
        title: impl Fn(&T) -> &str,
        look: impl Fn(u32, &'t T, &mut Terms<'_, 't>),
        make: impl Fn(u32) -> N,
    ) -> Findings<N> {
        without_blocking(rows.len() * ROW_COST, || {
            let best = |position: u32| {
                let mut terms = Terms::new(self);
                look(position, &rows[position as usize], &mut terms);
                terms.best
            };
            let positions = 0..rows.len() as u32;
            let mut found: Vec<(Closeness, u32)> = positions
                .filter_map(|position| Some((best(position)?.0, position)))
                .collect();
            let count = found.len();
            if count > MOST_FOUND {
                let name = |position: u32| title(&rows[position as usize]);
                found.select_nth_unstable_by(MOST_FOUND, |a, b| {
                    a.0.cmp(&b.0)
                        .then_with(|| compare_text(name(a.1), name(b.1)))
                });
                found.truncate(MOST_FOUND);
            }
            let found = found.into_iter().filter_map(|(_, position)| {
                let (closeness, reason, text) = best(position)?;
                Some(Found {
                    node: make(position),
                    title: title(&rows[position as usize]).to_owned(),
                    why: SearchMatch {
                        closeness,
                        reason,
                        text: text.into_owned(),
                    },
                })
            });
            Findings {
                count,
                best: found.collect(),
            }
        })
    }
}

/// What looking into a row costs, in bytes that are read in the same time.
const ROW_COST: usize = 64;

/// What is known of one object so far: the best match counts.
pub struct Terms<'s, 't> {
    search: &'s Search,
    best: Option<(Closeness, SearchReason, Cow<'t, str>)>,
}

impl<'s, 't> Terms<'s, 't> {
    fn new(search: &'s Search) -> Self {
        Self { search, best: None }
    }

    /// Looks at the object's number.
    pub fn number(&mut self, number: i32) {
        if self.search.number == Some(number) {
            let text = Cow::Owned(number.to_string());
            self.offer(Closeness::Key, SearchReason::Number, text);
        }
    }

    /// Looks at a name.
    pub fn name(&mut self, name: &'t str) {
        let text = folded(name);
        let wanted = self.search.folded.as_str();
        let closeness = match text.find(wanted) {
            None => return,
            Some(0) if text.len() == wanted.len() => Closeness::Name,
            Some(0) => Closeness::Beginning,
            Some(_) if begins_word(&text, wanted) => Closeness::Word,
            Some(_) => Closeness::Within,
        };
        self.offer(closeness, SearchReason::Name, Cow::Borrowed(name));
    }

    /// Looks at a key, of which the beginning is enough.
    pub fn key(&mut self, reason: SearchReason, key: &'t str) {
        let text = folded(key);
        let wanted = self.search.folded.as_str();
        if text == wanted {
            self.offer(Closeness::Key, reason, Cow::Borrowed(key));
        } else if text.starts_with(wanted) {
            self.offer(Closeness::Beginning, reason, Cow::Borrowed(key));
        }
    }

    fn offer(&mut self, closeness: Closeness, reason: SearchReason, text: Cow<'t, str>) {
        let known = self.best.as_ref();
        if known.is_none_or(|(known, ..)| closeness < *known) {
            self.best = Some((closeness, reason, text));
        }
    }
}

/// Whether a word in a text begins with another text.
fn begins_word(text: &str, wanted: &str) -> bool {
    let mut places = text.match_indices(wanted);
    places.any(|(at, _)| {
        let before = text[..at].chars().next_back();
        before.is_none_or(|before| !before.is_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found<'t>(
        text: &str,
        look: impl Fn(&mut Terms<'_, 't>),
    ) -> Option<(Closeness, SearchReason, String)> {
        let search = Search::new(text)?;
        let mut terms = Terms::new(&search);
        look(&mut terms);
        let (closeness, reason, text) = terms.best?;
        Some((closeness, reason, text.into_owned()))
    }

    #[test]
    fn a_name_is_found_by_any_part_the_beginning_first() {
        use Closeness::{Beginning, Name, Within, Word};
        let cases = [
            ("harbor transit", "Harbor Transit", Some(Name)),
            (" HARBOR ", "Harbor Transit", Some(Beginning)),
            ("transit", "Harbor Transit", Some(Word)),
            ("tran", "Harbor (Transit)", Some(Word)),
            ("an", "Nan-Anna", Some(Word)),
            ("bor", "Harbor Transit", Some(Within)),
            ("montreal", "Café Montréal", Some(Word)),
            ("harborx", "Harbor Transit", None),
        ];
        for (text, name, closeness) in cases {
            let why = found(text, |terms| terms.name(name));
            let expected = closeness.map(|it| (it, SearchReason::Name, name.to_owned()));
            assert_eq!(why, expected, "{text} in {name}");
        }
    }

    #[test]
    fn a_key_is_found_by_its_beginning_and_a_number_as_a_whole() {
        use SearchReason::{Email, Number};
        let cases = [
            ("ANN@marquee.example", Some(Closeness::Key)),
            ("ann@", Some(Closeness::Beginning)),
            ("marquee", None),
        ];
        for (text, closeness) in cases {
            let why = found(text, |terms| terms.key(Email, "ann@marquee.example"));
            let why = why.map(|(closeness, ..)| closeness);
            assert_eq!(why, closeness, "{text}");
        }
        let numbers = [("12", true), ("#12", true), ("1", false), ("12a", false)];
        for (text, is_found) in numbers {
            let why = found(text, |terms| terms.number(12));
            let expected = is_found.then(|| (Closeness::Key, Number, "12".to_owned()));
            assert_eq!(why, expected, "{text}");
        }
        assert!(Search::new("  ").is_none());
    }

    #[test]
    fn the_best_match_of_an_object_counts() {
        let why = found("12", |terms| {
            terms.name("Route 12");
            terms.number(12);
            terms.name("12");
        });
        let why = why.map(|(closeness, reason, _)| (closeness, reason));
        assert_eq!(why, Some((Closeness::Key, SearchReason::Number)));
    }

    #[tokio::test]
    async fn the_best_of_many_rows_are_kept() {
        let names: Vec<String> = (0..300).rev().map(|n| format!("Route {n:03}")).collect();
        let search = Search::new("route").unwrap();
        let found = search.rows(
            &names,
            String::as_str,
            |_, name, terms| terms.name(name),
            |position| position,
        );
        assert_eq!(found.count, 300);
        let mut titles: Vec<String> = found.best.into_iter().map(|found| found.title).collect();
        titles.sort();
        assert_eq!(titles.len(), MOST_FOUND);
        assert_eq!(
            (titles[0].as_str(), titles[99].as_str()),
            ("Route 000", "Route 099")
        );
    }
}
