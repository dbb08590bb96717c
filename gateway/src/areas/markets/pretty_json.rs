//! Formats JSON text for reading.

/// The maximum length of a line of numbers.
const WIDTH: usize = 88;

/// The maximum depth of JSON that is indented.
pub const MAX_DEPTH: usize = 64;

/// The maximum size of indented text, as a multiple of the JSON; a short text may have `SMALL` bytes more. What people
/// and programs write stays well below.
const GROWTH: usize = 8;
const SMALL: usize = 16 << 10;

/// Indents JSON by two spaces per level. Numbers in a list share lines up to the width, because an outline has tens of
/// thousands of positions. Only the whitespace between tokens changes: keys keep their order and numbers their digits.
///
/// Indentation grows with the square of the nesting: a few kilobytes of brackets would become gigabytes. JSON that is
/// nested deeper than [`MAX_DEPTH`], or whose indentation would be most of the text, stays as it is.
pub fn pretty(json: &str) -> String {
    let Some(length) = indented_length(json) else {
        return json.to_owned();
    };
    let mut text = String::with_capacity(length);
    let mut printer = Printer::new(json, Some(&mut text));
    while printer.step() {}
    text
}

/// The length of [`pretty`]'s result in bytes, which may be several times that of the JSON.
pub fn pretty_length(json: &str) -> usize {
    indented_length(json).unwrap_or(json.len())
}

/// The length in bytes once indented; `None` if the JSON stays as it is.
fn indented_length(json: &str) -> Option<usize> {
    let mut printer = Printer::new(json, None);
    let most = json.len() * GROWTH + SMALL;
    while printer.step() {
        if printer.depth > MAX_DEPTH || printer.length > most {
            return None;
        }
    }
    Some(printer.length)
}

/// Whether JSON is nested deeper than [`MAX_DEPTH`].
pub fn is_too_deep(json: &str) -> bool {
    let (mut depth, mut in_string, mut is_escaped) = (0_usize, false, false);
    for byte in json.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = in_string,
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH {
            return true;
        }
    }
    false
}

struct Printer<'a, 'b> {
    json: &'a str,
    at: usize,
    /// The output; `None` to only measure.
    text: Option<&'b mut String>,
    /// The number of bytes so far.
    length: usize,
    /// The offset at which the last line starts.
    line: usize,
    depth: usize,
    /// Whether the text ends with a number, a literal or a short list, after which the next item may share the line.
    ends_short: bool,
}

impl<'a, 'b> Printer<'a, 'b> {
    fn new(json: &'a str, text: Option<&'b mut String>) -> Self {
        Self {
            json,
            at: 0,
            text,
            length: 0,
            line: 0,
            depth: 0,
            ends_short: false,
        }
    }

    fn write(&mut self, text: &str) {
        self.length += text.len();
        if let Some(written) = &mut self.text {
            written.push_str(text);
        }
    }

    /// Writes the next token. Returns false at the end.
    fn step(&mut self) -> bool {
        self.skip_whitespace();
        let Some(byte) = self.byte() else {
            return false;
        };
        if let Some((short, end)) = self.short() {
            self.write(&short);
            self.at = end;
            self.ends_short = true;
            return true;
        }
        match byte {
            b'[' | b'{' => self.open(byte),
            b']' | b'}' => {
                self.depth = self.depth.saturating_sub(1);
                self.at += 1;
                self.new_line();
                self.write(if byte == b']' { "]" } else { "}" });
                self.ends_short = false;
            }
            b',' => self.comma(),
            b':' => {
                self.at += 1;
                self.write(": ");
            }
            _ => {
                let end = self.string_end();
                self.write(&self.json[self.at..end]);
                self.at = end;
                self.ends_short = false;
            }
        }
        true
    }

    fn byte(&self) -> Option<u8> {
        self.json.as_bytes().get(self.at).copied()
    }

    fn skip_whitespace(&mut self) {
        let rest = &self.json[self.at..];
        self.at += rest.len() - rest.trim_ascii_start().len();
    }

    fn new_line(&mut self) {
        self.write("\n");
        self.line = self.length;
        for _ in 0..self.depth {
            self.write("  ");
        }
    }

    fn open(&mut self, byte: u8) {
        self.at += 1;
        self.skip_whitespace();
        self.write(if byte == b'[' { "[" } else { "{" });
        self.ends_short = false;
        if let Some(end @ (b']' | b'}')) = self.byte() {
            self.write(if end == b']' { "]" } else { "}" });
            self.at += 1;
        } else {
            self.depth += 1;
            self.new_line();
        }
    }

    /// Writes a comma. A short item that fits stays on the same line.
    fn comma(&mut self) {
        self.at += 1;
        self.skip_whitespace();
        self.write(",");
        let column = self.length - self.line;
        let fits = |(short, _): (String, usize)| column + short.len() < WIDTH;
        if self.ends_short && self.short().is_some_and(fits) {
            self.write(" ");
        } else {
            self.new_line();
        }
    }

    /// The number, literal or short list that starts here, and its end.
    fn short(&self) -> Option<(String, usize)> {
        let rest = &self.json[self.at..];
        let is_delimiter = |letter: char| matches!(letter, '[' | ']' | '{' | '}' | '"' | ',' | ':');
        match rest.as_bytes().first()? {
            b'"' | b']' | b'{' | b'}' | b',' | b':' => None,
            b'[' => {
                let inner = &rest[1..];
                let end = inner.find(['[', ']', '{', '}', '"'])?;
                let items = inner[..end].trim_ascii();
                if !inner[end..].starts_with(']') || items.is_empty() {
                    return None;
                }
                let items: Vec<&str> = items.split(',').map(str::trim_ascii).collect();
                let short = format!("[{}]", items.join(", "));
                (short.len() <= WIDTH).then(|| (short, self.at + end + 2))
            }
            _ => {
                let end = rest
                    .find(|letter: char| is_delimiter(letter) || letter.is_ascii_whitespace())
                    .unwrap_or(rest.len());
                Some((rest[..end].to_owned(), self.at + end))
            }
        }
    }

    /// The end of the string that starts here.
    fn string_end(&self) -> usize {
        let bytes = &self.json.as_bytes()[self.at..];
        let mut is_escaped = false;
        let inner = bytes.iter().skip(1).position(|byte| {
            let ends = *byte == b'"' && !is_escaped;
            is_escaped = *byte == b'\\' && !is_escaped;
            ends
        });
        inner.map_or(self.json.len(), |inner| self.at + inner + 2)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn positions_are_kept_whole_and_fill_lines() {
        let json = r#"{"type":"FeatureCollection","bbox":[-1,2.50,1e2,4],"features":[{"id":null,"names":["a, [1","\"]"],
            "empty":[ ],"none":{},"geometry":{"coordinates":[[[-72.5,41],[1,2,3]],[ [ 5 , 6 ] ]]}},7,true]}"#;
        let expected = r#"{
  "type": "FeatureCollection",
  "bbox": [-1, 2.50, 1e2, 4],
  "features": [
    {
      "id": null,
      "names": [
        "a, [1",
        "\"]"
      ],
      "empty": [],
      "none": {},
      "geometry": {
        "coordinates": [
          [
            [-72.5, 41], [1, 2, 3]
          ],
          [
            [5, 6]
          ]
        ]
      }
    },
    7, true
  ]
}"#;
        assert_eq!(pretty(json), expected);
        assert_eq!(pretty(expected), expected);
    }

    #[test]
    fn lines_of_numbers_keep_to_the_width_and_values_do_not_change() {
        let positions = vec!["[-148.6517310000000001,61.220044]"; 1_000].join(",");
        let numbers = vec!["12345678901234567890.10"; 500].join(" , ");
        let json = format!("{{\"ring\":[{positions}],\"ids\":[{numbers}]}}");
        let text = pretty(&json);
        let longest = text.lines().map(str::len).max();
        assert!(longest <= Some(WIDTH), "{longest:?}");
        assert!(text.lines().count() < 700);
        let plain = |text: &str| text.replace([' ', '\n'], "");
        assert_eq!(plain(&text), plain(&json));
    }

    fn nested(depth: usize) -> String {
        format!("{}{}", "[".repeat(depth), "]".repeat(depth))
    }

    #[test]
    fn nesting_is_indented_up_to_a_depth_and_stays_as_it_is_beyond() {
        // The innermost list is empty and adds no level.
        let deepest = nested(MAX_DEPTH + 1);
        assert!(pretty(&deepest).contains('\n'));
        assert_eq!(pretty(&deepest).replace([' ', '\n'], ""), deepest);
        for depth in [MAX_DEPTH + 2, 400, 100_000] {
            assert_eq!(pretty(&nested(depth)), nested(depth), "{depth}");
        }
        let strings = format!("[{}]", vec!["\"[[\\\"{{\""; 100].join(","));
        assert!(pretty(&strings).contains("  \"[["));
    }

    #[test]
    fn what_would_be_mostly_indentation_stays_as_it_is() {
        let at_depth = |depth: usize, items: usize| {
            let items = vec!["\"\""; items].join(",");
            format!("{}{items}{}", "[".repeat(depth), "]".repeat(depth))
        };
        for (depth, items, is_indented) in [
            (60, 30, true),
            (60, 10_000, false),
            (8, 10_000, true),
            (12, 10_000, false),
        ] {
            let json = at_depth(depth, items);
            let text = pretty(&json);
            assert_eq!(text != json, is_indented, "{depth} {items}");
            assert_eq!(pretty_length(&json), text.len());
            assert!(text.len() <= json.len() * GROWTH + SMALL);
            assert_eq!(text.replace([' ', '\n'], ""), json);
        }
    }

    #[test]
    fn nesting_is_counted_outside_of_texts() {
        let brackets = "[".repeat(100);
        for (json, expected) in [
            (nested(MAX_DEPTH), false),
            (nested(MAX_DEPTH + 1), true),
            ("[{}],".repeat(1_000), false),
            (format!("[\"{brackets}\"]"), false),
            (format!("[\"\\\"{brackets}\"]"), false),
            (format!("[\"\\\\\", {brackets}"), true),
        ] {
            assert_eq!(is_too_deep(&json), expected, "{json}");
        }
    }

    #[test]
    fn all_kinds_of_values_are_formatted() {
        for json in ["null", "\"a\\\\\"", "[]", " { } ", "-1.5"] {
            let value: Value = serde_json::from_str(json).unwrap();
            assert_eq!(serde_json::from_str::<Value>(&pretty(json)).unwrap(), value);
        }
    }
}
