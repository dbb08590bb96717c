//! The text of an outline, laid out for reading.

/// How long a line of numbers may grow.
const WIDTH: usize = 88;

/// Lays JSON out for reading: two spaces a level, each position in one piece, and as many positions in a
/// line as fit, because an outline has tens of thousands of them. Nothing but the blanks between tokens
/// changes: names keep their order and numbers their digits.
pub fn pretty(json: &str) -> String {
    let mut layout = Layout {
        json,
        at: 0,
        text: String::with_capacity(json.len() / 4 * 5),
        line: 0,
        depth: 0,
        ends_short: false,
    };
    while layout.step() {}
    layout.text
}

struct Layout<'a> {
    json: &'a str,
    at: usize,
    text: String,
    /// Where the last line of the text begins.
    line: usize,
    depth: usize,
    /// Whether the text ends with a number, a word or a short list, which the next may follow in its line.
    ends_short: bool,
}

impl<'a> Layout<'a> {
    /// Writes the next token; false at the end.
    fn step(&mut self) -> bool {
        self.skip_blanks();
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
            b',' => self.go_on(),
            b':' => {
                self.at += 1;
                self.text.push_str(": ");
            }
            _ => {
                let end = self.text_end();
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

    fn skip_blanks(&mut self) {
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
        self.skip_blanks();
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

    /// A comma: what is short follows in the same line when it fits.
    fn go_on(&mut self) {
        self.at += 1;
        self.skip_blanks();
        self.text.push(',');
        let column = self.text.len() - self.line;
        let fits = |(short, _): (String, usize)| column + short.len() < WIDTH;
        if self.ends_short && self.short().is_some_and(fits) {
            self.text.push(' ');
        } else {
            self.new_line();
        }
    }

    /// The number, the word or the short list of them that begins here, and where it ends.
    fn short(&self) -> Option<(String, usize)> {
        let rest = &self.json[self.at..];
        let is_sign = |letter: char| matches!(letter, '[' | ']' | '{' | '}' | '"' | ',' | ':');
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
                    .find(|letter: char| is_sign(letter) || letter.is_ascii_whitespace())
                    .unwrap_or(rest.len());
                Some((rest[..end].to_owned(), self.at + end))
            }
        }
    }

    /// Where the text in double quotes that begins here ends.
    fn text_end(&self) -> usize {
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
    fn positions_stand_in_one_piece_and_fill_their_lines() {
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
    fn no_line_of_numbers_is_longer_than_its_width_and_no_value_changes() {
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
    fn any_nesting_is_pretty() {
        let json = format!("{}1{}", "[".repeat(400), "]".repeat(400));
        assert_eq!(pretty(&json).replace([' ', '\n'], ""), json);
        for json in ["null", "\"a\\\\\"", "[]", " { } ", "-1.5"] {
            let value: Value = serde_json::from_str(json).unwrap();
            assert_eq!(serde_json::from_str::<Value>(&pretty(json)).unwrap(), value);
        }
    }
}
