import { createStore } from "../externalStore";

/** A moment as the graph writes it (RFC 3339), or a Date; null and undefined mean "not known". */
export type Moment = string | Date | null | undefined;

const counts = new Intl.NumberFormat("en-US");
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The parts of a moment as they read on a clock in a zone. */
type Parts = { year: string; month: string; day: string; hour: number; minute: string; second: string };

const readers = new Map<string, Intl.DateTimeFormat>();

/** Formatters are slow to make and there are few zones, so each is made once. */
function reader(zone: string): Intl.DateTimeFormat {
  let found = readers.get(zone);
  if (found === undefined) {
    found = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    readers.set(zone, found);
  }
  return found;
}

function parts(moment: Moment, zone: string): Parts | null {
  if (moment == null || moment === "") return null;
  const date = typeof moment === "string" ? new Date(moment) : moment;
  if (Number.isNaN(date.getTime())) return null;
  const read: Record<string, string> = {};
  for (const { type, value } of reader(zone).formatToParts(date)) read[type] = value;
  const { year = "", month = "", day = "", hour = "", minute = "", second = "" } = read;
  return { year: year.padStart(4, "0"), month, day, hour: Number(hour), minute, second };
}

const twelve = ({ hour }: Parts): string => String(hour % 12 === 0 ? 12 : hour % 12);
const half = ({ hour }: Parts): string => (hour < 12 ? "AM" : "PM");

/** The zone of this browser, by its IANA name; UTC where the browser does not know its own. */
export function browserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === "Etc/Unknown" ? "UTC" : timeZone;
}

/** The key in local storage; present only while moments are shown in UTC. */
const KEY = "marquee.zone";
const UTC = "UTC";

const utc = createStore(globalThis.localStorage?.getItem(KEY) === UTC);

/** Whether moments are shown in UTC. This browser keeps the choice, which affects neither calendar dates nor what "today" is. */
export const utcTimes = {
  isOn: utc.get,
  /** Screens are then remounted: see the routes. */
  turn: (isOn: boolean): void => {
    if (isOn) localStorage.setItem(KEY, UTC);
    else localStorage.removeItem(KEY);
    utc.set(isOn);
  },
  useIsOn: utc.useValue,
};

/** The zone in which moments are shown. */
const shownZone = (): string => (utc.get() ? UTC : browserZone());

/** Adds the zone to the text of a moment, unless it is the browser's. */
const zoned = (text: string, zone: string): string => (utc.get() && zone === UTC ? `${text} ${UTC}` : text);

/** A count with commas; empty when it is missing. */
export function numberText(count: number | null | undefined): string {
  return count == null ? "" : counts.format(count);
}

/** A calendar date, MM-DD-YYYY; campaign and study dates are dates in UTC. */
export function dateText(moment: Moment, missing = ""): string {
  const read = parts(moment, "UTC");
  return read === null ? missing : `${read.month}-${read.day}-${read.year}`;
}

/** Two calendar dates, each "Not Set" when it is missing. */
export function dateRangeText(from: Moment, to: Moment): string {
  return `${dateText(from, "Not Set")} - ${dateText(to, "Not Set")}`;
}

/** A moment, MM/DD/YYYY h:mm A, on the clock of the browser, or in UTC if the user wants that. */
export function momentText(moment: Moment, zone = shownZone()): string {
  const read = parts(moment, zone);
  return read === null ? "" : zoned(`${read.month}/${read.day}/${read.year} ${twelve(read)}:${read.minute} ${half(read)}`, zone);
}

/** A moment to the second, MM/DD/YYYY h:mm:ss A, as run dates are written. */
export function runDateText(moment: Moment, zone = shownZone()): string {
  const read = parts(moment, zone);
  if (read === null) return "";
  return zoned(`${read.month}/${read.day}/${read.year} ${twelve(read)}:${read.minute}:${read.second} ${half(read)}`, zone);
}

/** A moment as the warehouse writes it, YYYY-MM-DD HH:mm:ss. */
export function queryTimeText(moment: Moment, zone = shownZone()): string {
  const read = parts(moment, zone);
  if (read === null) return "";
  const hour = String(read.hour).padStart(2, "0");
  return zoned(`${read.year}-${read.month}-${read.day} ${hour}:${read.minute}:${read.second}`, zone);
}

/** A moment as the AI screens write it, MMM D, YYYY h:mm A. */
export function longMomentText(moment: Moment, zone = shownZone()): string {
  const read = parts(moment, zone);
  if (read === null) return "";
  const month = months[Number(read.month) - 1] ?? "";
  return zoned(`${month} ${Number(read.day)}, ${read.year} ${twelve(read)}:${read.minute} ${half(read)}`, zone);
}

/** A calendar date as inputs and parameters take it, YYYY-MM-DD, in UTC. */
export function dateInputText(moment: Moment): string {
  const read = parts(moment, "UTC");
  return read === null ? "" : `${read.year}-${read.month}-${read.day}`;
}

/** A label for a dropdown button: at most 70 characters, then an ellipsis. */
export function label70(label: string): string {
  const characters = Array.from(label);
  return characters.length <= 70 ? label : `${characters.slice(0, 70).join("")}…`;
}

/** A moment of today, such as "7:02 AM". */
export function timeText(moment: Moment, zone = shownZone()): string {
  const read = parts(moment, zone);
  return read === null ? "" : zoned(`${twelve(read)}:${read.minute} ${half(read)}`, zone);
}

/** The greeting for an hour of the browser's clock, 0 to 23. */
export function greeting(hour: number): string {
  if (hour < 12) return "Good Morning";
  return hour < 17 ? "Good Afternoon" : "Good Evening";
}

const units = ["KB", "MB", "GB"] as const;

/** The size of a file, such as "12 bytes" or "1.5 MB". A kilobyte has 1,024 bytes. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  let size = bytes / 1024;
  let unit = 0;
  // As it is written with one decimal.
  while (Math.round(size * 10) >= 10_240 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${numberText(Math.round(size * 10) / 10)} ${units[unit] ?? ""}`;
}

/** A text as searches compare it, as in the graph: without case, accents and invisible characters, and with one blank between words. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

/** A name without the characters that turn the direction of the text after them, and so could show another ending. */
export function withoutDirections(name: string): string {
  return name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, "");
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a moment was, such as "3 h ago". Days are counted from two on, since 30 hours say more than a day. */
export function ageText(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  if (age < MINUTE_MS) return "just now";
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < 2 * DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  return `${Math.floor(age / DAY_MS)} d ago`;
}
