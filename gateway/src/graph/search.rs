//! Finding things by whatever one has of them: a number, a name, a slug, a hash, a key, an email, or part of these.

use std::borrow::Cow;

use async_graphql::Enum;

use super::collation::compare_text;
use super::filter_text::{FilterText, Searched, folded, folded_letters, folded_texts, is_word_in};
use super::list::ROW_COST;
use crate::upstream::decode::Table;
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
    /// Its words are in different texts.
    Words,
}

/// A found object, and why.
pub struct Found<N> {
    /// The object.
    pub node: N,
    /// The name to show; empty if it has none.
    pub title: String,
    /// How well it matches.
    pub closeness: Closeness,
    /// What of it the search text was found in.
    pub reason: SearchReason,
    /// The text of the object in which the search text was found.
    pub text: String,
}

/// What is found in one list.
pub struct Findings<N> {
    /// The number of all hits.
    pub count: usize,
    /// The best of them, in no order.
    pub best: Vec<Found<N>>,
}

impl<N> Findings<N> {
    /// The object with the number that is searched for, if there is one: its title, its number and itself.
    pub fn of_number(found: Option<(String, i32, N)>) -> Self {
        let found = found.map(|(title, number, node)| Found {
            node,
            title,
            closeness: Closeness::Key,
            reason: SearchReason::Number,
            text: number.to_string(),
        });
        Self {
            count: usize::from(found.is_some()),
            best: found.into_iter().collect(),
        }
    }
}

/// A text that is searched for.
pub struct Search {
    text: FilterText,
    folded: String,
    number: Option<i32>,
}

/// How many objects of one list are returned.
pub const MOST_FOUND: usize = 100;

impl Search {
    /// The search for a text; `None` if there is nothing to search for.
    pub fn new(text: &str) -> Option<Self> {
        let folded = folded(text);
        let number = folded.trim_start_matches('#').parse().ok();
        let text = FilterText::new(Some(&folded));
        (!folded.is_empty()).then_some(Self {
            text,
            folded,
            number,
        })
    }

    /// The whole number that is searched for, if the text is one. "#12" is the number 12.
    pub fn number(&self) -> Option<i32> {
        self.number
    }

    /// Whether the text has several words, which may be found in different texts of an object.
    pub fn has_words(&self) -> bool {
        self.text.words.len() > 1
    }

    /// The rows that are found. `look` looks into the row at a position, and `make` makes its object.
    pub fn rows<'t, T: Searched, N>(
        &self,
        table: &'t Table<T>,
        look: impl Fn(u32, &'t T, &mut Terms<'_, 't>),
        make: impl Fn(u32) -> N,
    ) -> Findings<N> {
        let rows = table.rows();
        without_blocking(rows.len() * ROW_COST, || {
            let rows = rows.iter().zip(folded_texts(table)).zip(0..);
            let found = rows.filter_map(|((row, texts), position)| {
                let mut terms = Terms::new(self, texts);
                look(position, row, &mut terms);
                Some((terms.best()?, position))
            });
            let mut found: Vec<(Best<'t>, u32)> = found.collect();
            let count = found.len();
            if count > MOST_FOUND {
                found.select_nth_unstable_by(MOST_FOUND, |(a, _), (b, _)| {
                    let closeness = a.closeness.cmp(&b.closeness);
                    closeness.then_with(|| compare_text(a.name, b.name))
                });
                found.truncate(MOST_FOUND);
            }
            let best = found.into_iter().map(|(best, position)| Found {
                node: make(position),
                title: best.name.to_owned(),
                closeness: best.closeness,
                reason: best.reason,
                text: best.text.into_owned(),
            });
            Findings {
                count,
                best: best.collect(),
            }
        })
    }
}

/// The best match of an object.
struct Best<'t> {
    closeness: Closeness,
    reason: SearchReason,
    text: Cow<'t, str>,
    /// The name of the object; empty if it has none.
    name: &'t str,
}

/// What is known of one object so far: the best match counts.
pub struct Terms<'s, 't> {
    search: &'s Search,
    /// The texts of the object, folded.
    texts: &'s str,
    number: Option<i32>,
    name: &'t str,
    customer: Option<&'t str>,
    best: Option<(Closeness, SearchReason, &'t str)>,
}

impl<'s, 't> Terms<'s, 't> {
    fn new(search: &'s Search, texts: &'s str) -> Self {
        Self {
            search,
            texts,
            number: None,
            name: "",
            customer: None,
            best: None,
        }
    }

    /// Looks at the object's number.
    pub fn number(&mut self, number: i32) {
        self.number = Some(number);
    }

    /// Looks at the object's name, which is the first of its texts.
    pub fn name(&mut self, name: &'t str) {
        self.name = name;
        let text = self.texts.split('\n').next().unwrap_or_default();
        let wanted = self.search.folded.as_str();
        let closeness = match text.find(wanted) {
            None => return,
            Some(0) if text.len() == wanted.len() => Closeness::Name,
            Some(0) => Closeness::Beginning,
            Some(_) if begins_word(text, wanted) => Closeness::Word,
            Some(_) => Closeness::Within,
        };
        self.offer(closeness, SearchReason::Name, name);
    }

    /// Looks at a key, of which the beginning is enough.
    pub fn key(&mut self, reason: SearchReason, key: &'t str) {
        let mut letters = folded_letters(key);
        let mut wanted = self.search.folded.chars();
        if wanted.all(|wanted| letters.next() == Some(wanted)) {
            let closeness = match letters.next() {
                None => Closeness::Key,
                Some(_) => Closeness::Beginning,
            };
            self.offer(closeness, reason, key);
        }
    }

    /// The name of the object's customer, in which some of several words may be.
    pub fn customer(&mut self, name: Option<&'t str>) {
        self.customer = name;
    }

    fn offer(&mut self, closeness: Closeness, reason: SearchReason, text: &'t str) {
        let known = self.best.as_ref();
        if known.is_none_or(|(known, ..)| closeness < *known) {
            self.best = Some((closeness, reason, text));
        }
    }

    fn best(self) -> Option<Best<'t>> {
        let (closeness, reason, text) = match (self.number, self.best) {
            (Some(number), _) if self.search.number == Some(number) => {
                let text = number.to_string();
                (Closeness::Key, SearchReason::Number, text.into())
            }
            (_, Some((closeness, reason, text))) => (closeness, reason, text.into()),
            _ if self.has_words() => (Closeness::Words, SearchReason::Name, self.name.into()),
            _ => return None,
        };
        Some(Best {
            closeness,
            reason,
            text,
            name: self.name,
        })
    }

    /// Whether each of several words is in some text of the object or the name of its customer, but not all in the latter.
    fn has_words(&self) -> bool {
        let words = &self.search.text.words;
        self.search.has_words()
            && words
                .iter()
                .any(|word| is_word_in(word, self.texts, self.number))
            && self.search.text.is_in(self.texts, self.number, || {
                self.customer.unwrap_or_default().to_owned()
            })
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
    use super::super::order::tests::Thing;
    use super::*;

    impl Searched for Thing {
        fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
            [self.1]
        }
    }

    /// What is found in an object whose only text is this name.
    fn found<'t>(
        text: &str,
        name: &str,
        look: impl Fn(&mut Terms<'_, 't>),
    ) -> Option<(Closeness, SearchReason, String)> {
        let search = Search::new(text)?;
        let texts = folded(name);
        let mut terms = Terms::new(&search, &texts);
        look(&mut terms);
        let best = terms.best()?;
        Some((best.closeness, best.reason, best.text.into_owned()))
    }

    #[test]
    fn a_name_is_found_by_any_part_the_beginning_first() {
        use Closeness::{Beginning, Name, Within, Word, Words};
        let cases = [
            ("harbor transit", "Harbor Transit", Some(Name)),
            (" HARBOR ", "Harbor Transit", Some(Beginning)),
            ("transit", "Harbor Transit", Some(Word)),
            ("tran", "Harbor (Transit)", Some(Word)),
            ("an", "Nan-Anna", Some(Word)),
            ("bor", "Harbor Transit", Some(Within)),
            ("montreal", "Café Montréal", Some(Word)),
            (
                "harbor\u{a0}  transit\u{200b}",
                "Harbor Transit",
                Some(Name),
            ),
            ("harborx", "Harbor Transit", None),
            ("transit harbor", "Harbor Transit", Some(Words)),
        ];
        for (text, name, closeness) in cases {
            let why = found(text, name, |terms| terms.name(name));
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
            let why = found(text, "", |terms| terms.key(Email, "ann@marquee.example"));
            let why = why.map(|(closeness, ..)| closeness);
            assert_eq!(why, closeness, "{text}");
        }
        let numbers = [("12", true), ("#12", true), ("1", false), ("12a", false)];
        for (text, is_found) in numbers {
            let why = found(text, "", |terms| terms.number(12));
            let expected = is_found.then(|| (Closeness::Key, Number, "12".to_owned()));
            assert_eq!(why, expected, "{text}");
        }
        assert!(Search::new("  ").is_none());
    }

    #[test]
    fn the_best_of_many_rows_are_kept() {
        let names = (0..300)
            .rev()
            .map(|n| Thing(n, if n % 2 == 0 { "Route A" } else { "Route B" }));
        let table = Table::new(names.collect::<Vec<_>>());
        let search = Search::new("route").unwrap();
        let found = search.rows(
            &table,
            |_, thing, terms| terms.name(thing.1),
            |position| position,
        );
        assert_eq!(found.count, 300);
        let titles = Vec::from_iter(found.best.iter().map(|found| found.title.as_str()));
        assert_eq!(titles, ["Route A"; MOST_FOUND]);
    }

    #[test]
    fn several_words_are_found_in_several_texts_of_an_object() {
        let cases = [
            ("harbor spring", true),
            ("spring 4", true),
            ("harbor #4 lift", true),
            ("spring 40", false),
            ("spring bistro", false),
            // The customer alone is not the campaign.
            ("harbor transit", false),
        ];
        for (text, is_found) in cases {
            let why = found(text, "Spring Lift", |terms| {
                terms.number(4);
                terms.name("Spring Lift");
                terms.customer(Some("Harbor Transit"));
            });
            let words = (
                Closeness::Words,
                SearchReason::Name,
                "Spring Lift".to_owned(),
            );
            assert_eq!(why, is_found.then_some(words), "{text}");
        }
    }
}
