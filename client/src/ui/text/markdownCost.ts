/** Longer texts take long to format, even plain ones. */
const MOST_CHARACTERS = 30_000;

/** Lines that are not blank, and quotes and list items that begin in them: each may become elements of its own. */
const MOST_BLOCKS = 2_000;

/** Quotes and lists within each other. Each line is compared with all that are open. */
const MOST_LEVELS = 20;

/** Columns before the mark of a list item, by which lists are nested over several lines. */
const COLUMNS_PER_LEVEL = 3;

/** Cells of tables: each row gets a cell for every column of its header, however short it is. */
const MOST_CELLS = 4_000;

/** Characters that may begin or end emphasis, links, code or HTML. */
const MOST_MARKS = 5_000;

/**
 * The sum of marks × characters over all paragraphs. At each mark the parser may go through the rest of the paragraph, and
 * through all marks before it.
 */
const MOST_STEPS = 6_000_000;

/** Marks that a reference to a footnote counts for: it adds a link to the footnote, too. */
const FOOTNOTE_MARKS = 6;

/** Only blanks and tabs: to the parser, a line with any other space has text. */
const blank = /^[ \t]*$/;

/** Where the text of a paragraph ends before a line that is not blank: at an item or a heading. */
const interruption = /^ {0,3}(?:[-+*]|#{1,6})[ \t]+[^ \t]/;

/** The marks of quotes and list items that begin a line. */
const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;

const container = />|[-+*]|\d+[.)]/g;

/** The line below the header of a table, perhaps within a quote. */
const delimiterRow = /^[ \t>|:-]+$/;

const marks = /\[\^|[*_~`<>[\]()!@^\\&]|www\.|:\/\//gi;

/**
 * Whether a text can be formatted at once: whatever it says, that takes well under a second. It is found in one pass, as
 * parsing some texts takes time that grows with the square of their length, and a table of a few lines may have 100,000 cells.
 */
export function isQuickToFormat(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false;
  let [blocks, cells, markCount, steps] = [0, 0, 0, 0];
  // Of the current paragraph, list item or table. A table ends at a blank line only.
  let [characters, ownMarks, columns, rows] = [0, 0, 0, 0];
  const endParagraph = () => {
    steps += characters * ownMarks;
    [characters, ownMarks] = [0, 0];
  };
  const endTable = () => {
    endParagraph();
    cells += columns * rows;
    [columns, rows] = [0, 0];
  };
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (blank.test(line)) {
      endTable();
      continue;
    }
    if (interruption.test(line)) endParagraph();
    const levels = levelsOf(line);
    if (levels > MOST_LEVELS) return false;
    blocks += 1 + levels;
    const found = line.match(marks) ?? [];
    const count = found.reduce((sum, mark) => sum + (mark === "[^" ? FOOTNOTE_MARKS : 1), 0);
    markCount += count;
    ownMarks += count;
    characters += line.length;
    rows += 1;
    if (line.includes("-") && delimiterRow.test(line)) columns = Math.max(columns, line.split("|").length);
  }
  endTable();
  return blocks <= MOST_BLOCKS && cells <= MOST_CELLS && markCount <= MOST_MARKS && steps <= MOST_STEPS;
}

/** How many quotes and list items a line is in, as far as the line itself tells. */
function levelsOf(line: string): number {
  const [start] = containers.exec(line) ?? [""];
  return Math.max(start.match(container)?.length ?? 0, Math.ceil(start.search(/[^ \t]/) / COLUMNS_PER_LEVEL));
}
