//! Formats JSON text for reading.

/// The maximum length of a line of numbers.
const WIDTH: usize = 88;

/// Indents JSON by two spaces per level. Lists of numbers stay on one line, and as many of them share a line
/// as fit, because an outline has tens of thousands of positions. Only the whitespace between tokens changes:
/// keys keep their order and numbers their digits.
pub fn pretty(json: &str) -> String {
    let mut printer = Printer {
        json,
        at: 0,
        text: String::with_capacity(json.len() / 4 * 5),
        line: 0,
        depth: 0,
        ends_short: false,
    };
    while printer.step() {}
    printer.text
}

struct Printer<'a> {
    json: &'a str,
    at: usize,
    text: String,
    /// The offset in `text` at which the last line starts.
    line: usize,
    depth: usize,
    /// Whether `text` ends with a number, a literal or a short list, so that the next may follow on its line.
    ends_short: bool,
}

impl<'a> Printer<'a> {
    /// Writes the next token. Returns false at the end.
    fn step(&mut self) -> bool {
        self.skip_whitespace();
        let Some(byte) = self.byte() else {
            return false;
        };
        if let Some((short, end)) = self.short() {
            self.text.push_str(&short);
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
                self.text.push(char::from(byte));
                self.ends_short = false;
            }
            b',' => self.comma(),
            b':' => {
                self.at += 1;
                self.text.push_str(": ");
            }
            _ => {
                let end = self.string_end();
                self.text.push_str(&self.json[self.at..end]);
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
        self.text.push('\n');
        self.line = self.text.len();
        self.text.extend(std::iter::repeat_n("  ", self.depth));
    }

    fn open(&mut self, byte: u8) {
        self.at += 1;
        self.skip_whitespace();
        self.text.push(char::from(byte));
        self.ends_short = false;
        if matches!(self.byte(), Some(b']' | b'}')) {
            self.text.extend(self.byte().map(char::from));
            self.at += 1;
        } else {
            self.depth += 1;
            self.new_line();
        }
    }

    /// Writes a comma. A short item that fits follows on the same line.
    fn comma(&mut self) {
        self.at += 1;
        self.skip_whitespace();
        self.text.push(',');
        let column = self.text.len() - self.line;
        let fits = |(short, _): (String, usize)| column + short.len() < WIDTH;
        if self.ends_short && self.short().is_some_and(fits) {
            self.text.push(' ');
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

    #[test]
    fn any_nesting_is_formatted() {
        let json = format!("{}1{}", "[".repeat(400), "]".repeat(400));
        assert_eq!(pretty(&json).replace([' ', '\n'], ""), json);
        for json in ["null", "\"a\\\\\"", "[]", " { } ", "-1.5"] {
            let value: Value = serde_json::from_str(json).unwrap();
            assert_eq!(serde_json::from_str::<Value>(&pretty(json)).unwrap(), value);
        }
    }
}
