//! The order in which operations take room.
//!
//! An operation takes room piece by piece and keeps what it has until it ends. Were all to take what is free, they would
//! soon wait for each other. So one of them has the turn: it may take as much as one operation may hold, and the others
//! leave it that much. Those that hold little have a turn of their own and a part of the room that the others leave them,
//! so that a short list never waits for a long one.
//!
//! A turn passes to the oldest operation that is reading. An operation that holds room and reads nothing is expected to
//! end: nothing is left for it. If it does read again, it gets its turn back as soon as the one that has it must wait.
//!
//! An operation may wait for a read of another one, which then takes its turn.
//!
//! A file arrives at the pace of its sender, so that it does not keep a turn. What began after it leaves the oldest file
//! half of the room.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

/// How long an operation that has the turn may read nothing: many read again at once.
pub(super) const PAUSE: Duration = Duration::from_millis(250);

/// The most that an operation holds which need not wait for those that hold more.
const LITTLE: usize = 1 << 20;

/// The number of an operation: an older one has a lower number.
pub(super) type Number = u64;

/// What is held of a room, and by which operations.
pub(super) struct Turns {
    pub(super) limit: usize,
    pub(super) used: usize,
    next: Number,
    claims: BTreeMap<Number, Claim>,
    /// The operation whose turn it is, of those that hold much.
    much: Option<Number>,
    /// The same of those that hold little.
    little: Option<Number>,
}

/// What one operation holds.
struct Claim {
    /// The most that it may hold.
    limit: usize,
    /// A file arrives at the pace of its sender. It has the turn only while it waits, and for no more than it waits for.
    is_file: bool,
    /// Whether it has ever held, or was about to hold, more than a little.
    is_much: bool,
    held: usize,
    /// The bodies that are arriving.
    reading: usize,
    /// Since when none is.
    idle_since: Instant,
    /// The bodies that wait, and for how many bytes.
    waiting: usize,
    asked: usize,
    /// The operations whose reads it waits for.
    readers: Vec<Number>,
    /// Whether it lost its turn because it read nothing.
    has_lost_turn: bool,
}

impl Claim {
    /// How much more it may take before it ends, if the most is this.
    fn rest(&self, most: usize) -> usize {
        if self.is_file {
            self.asked
        } else {
            most.min(self.limit).saturating_sub(self.held)
        }
    }
}

impl Turns {
    pub(super) fn new(limit: usize) -> Self {
        Self {
            limit,
            used: 0,
            next: 0,
            claims: BTreeMap::new(),
            much: None,
            little: None,
        }
    }

    /// Adds an operation that may hold this many bytes.
    pub(super) fn open(&mut self, limit: usize, is_file: bool) -> Number {
        let number = self.next;
        self.next += 1;
        let claim = Claim {
            limit,
            is_file,
            is_much: false,
            held: 0,
            reading: 0,
            idle_since: Instant::now(),
            waiting: 0,
            asked: 0,
            readers: Vec::new(),
            has_lost_turn: false,
        };
        self.claims.insert(number, claim);
        number
    }

    /// The bytes that an operation holds.
    pub(super) fn held(&self, number: Number) -> usize {
        self.claims.get(&number).map_or(0, |claim| claim.held)
    }

    /// Removes an operation that has ended.
    pub(super) fn close(&mut self, number: Number) {
        self.claims.remove(&number);
    }

    /// A body of the operation begins to take room. It may become this long.
    pub(super) fn begin(&mut self, number: Number, expected: usize) {
        let little = self.little_most();
        self.change(number, |claim| {
            claim.reading += 1;
            claim.is_much |= claim.held.saturating_add(expected) > little;
        });
    }

    /// A body of the operation takes no more room.
    pub(super) fn end(&mut self, number: Number) {
        self.change(number, |claim| {
            claim.reading -= 1;
            if claim.reading == 0 {
                claim.idle_since = Instant::now();
            }
        });
    }

    /// A body of the operation waits for more bytes. Returns whether the operation may lose its turn by that.
    pub(super) fn wait(&mut self, number: Number, more: usize) -> bool {
        self.change(number, |claim| {
            claim.waiting += 1;
            claim.asked += more;
        });
        [self.much, self.little].contains(&Some(number))
    }

    /// It no longer does.
    pub(super) fn stop_waiting(&mut self, number: Number, more: usize) {
        self.change(number, |claim| {
            claim.waiting -= 1;
            claim.asked -= more;
        });
    }

    /// The operation waits for a read of another one.
    pub(super) fn join(&mut self, number: Number, reader: Number) {
        self.change(number, |claim| claim.readers.push(reader));
    }

    /// It no longer does.
    pub(super) fn leave(&mut self, number: Number, reader: Number) {
        self.change(number, |claim| {
            let mut readers = claim.readers.iter();
            if let Some(at) = readers.position(|number| *number == reader) {
                claim.readers.swap_remove(at);
                claim.idle_since = Instant::now();
            }
        });
    }

    /// Whether the operation itself may hold this many bytes more.
    pub(super) fn is_within_own_limit(&self, number: Number, more: usize) -> bool {
        let claim = &self.claims[&number];
        let held = claim.held.checked_add(more);
        held.is_some_and(|held| held <= claim.limit)
    }

    /// Whether the operation would hold more than the whole room.
    pub(super) fn is_beyond_all(&self, number: Number, more: usize) -> bool {
        self.claims[&number].held.saturating_add(more) > self.limit
    }

    /// Counts bytes of the operation that are counted for the room already.
    pub(super) fn add(&mut self, number: Number, bytes: usize) {
        self.change(number, |claim| claim.held += bytes);
    }

    /// The operation gives back bytes of its own. They stay counted for the room.
    pub(super) fn remove(&mut self, number: Number, bytes: usize) {
        self.change(number, |claim| claim.held -= bytes);
    }

    /// Counts bytes that an operation takes. Returns false if it has to wait.
    pub(super) fn take(&mut self, number: Number, more: usize) -> bool {
        let little = self.little_most();
        self.change(number, |claim| claim.is_much |= claim.held + more > little);
        self.pass_turns();
        let may_take = self.is_enough_left(number, more)
            && (self.is_first_file(number, more) || !self.is_overtaking(number));
        if may_take {
            self.used += more;
            self.add(number, more);
        }
        may_take
    }

    /// When a turn passes to another operation if nothing happens before.
    pub(super) fn passes_at(&self) -> Option<Instant> {
        let pause = |number: Number| {
            let claim = self.claims.get(&number)?;
            (!self.competes(number)).then_some(claim.idle_since + PAUSE)
        };
        [self.much, self.little]
            .into_iter()
            .flatten()
            .filter_map(pause)
            .min()
    }

    fn change(&mut self, number: Number, change: impl FnOnce(&mut Claim)) {
        if let Some(claim) = self.claims.get_mut(&number) {
            change(claim);
        }
    }

    /// The part of the room for operations that hold little.
    fn part_of_little(&self) -> usize {
        self.limit / 16
    }

    fn little_most(&self) -> usize {
        LITTLE.min(self.part_of_little() / 4)
    }

    /// Gives the turns of operations that have ended or read nothing to the oldest that read.
    fn pass_turns(&mut self) {
        for (turn, is_much) in [(self.much, true), (self.little, false)] {
            let next = self.next_turn(turn, is_much);
            if let Some(number) = turn.filter(|_| turn != next) {
                let competes = self.competes(number);
                self.change(number, |claim| claim.has_lost_turn |= !competes);
            }
            *(if is_much {
                &mut self.much
            } else {
                &mut self.little
            }) = next;
        }
    }

    fn next_turn(&self, current: Option<Number>, is_much: bool) -> Option<Number> {
        let may_have_it = |(number, claim): &(&Number, &Claim)| {
            claim.is_much == is_much
                && self.competes(**number)
                && !(claim.is_file && self.left_for_file(**number) > 0)
        };
        let mut all = self.claims.iter().filter(may_have_it);
        let oldest = all.next();
        let is_kept = |number: &Number| {
            self.claims.get(number).is_some_and(|claim| {
                let is_pause = || !claim.is_file && claim.idle_since.elapsed() < PAUSE;
                // It waits for others to end, perhaps for one that had the turn before.
                let is_stuck = || claim.waiting > 0 && !self.is_enough_left(*number, claim.asked);
                let has_older =
                    || oldest.is_some_and(|(oldest, older)| oldest < number && older.has_lost_turn);
                claim.is_much == is_much
                    && (self.competes(*number) || is_pause())
                    && !(has_older() && is_stuck())
            })
        };
        let oldest_number = oldest.map(|(number, _)| *number);
        current.filter(is_kept).or(oldest_number)
    }

    /// Whether the operation may have the turn.
    fn competes(&self, number: Number) -> bool {
        let claim = |number: &Number| self.claims.get(number);
        match claim(&number) {
            None => false,
            Some(file) if file.is_file => file.waiting > 0,
            Some(_) => {
                let mut all = self.with_readers(number).into_iter();
                all.any(|number| claim(&number).is_some_and(|claim| claim.reading > 0))
            }
        }
    }

    /// The operation, and all whose reads it waits for, be it through others.
    fn with_readers(&self, number: Number) -> Vec<Number> {
        let mut all = vec![number];
        let mut at = 0;
        while let Some(number) = all.get(at) {
            at += 1;
            let readers = self.claims.get(number).map(|claim| &claim.readers);
            for reader in readers.into_iter().flatten() {
                if !all.contains(reader) {
                    all.push(*reader);
                }
            }
        }
        all
    }

    /// Whether it is the operation's own turn, or that of one that waits for its reads.
    fn has_turn(&self, number: Number, turn: Option<Number>) -> bool {
        turn.is_some_and(|turn| turn == number || self.with_readers(turn).contains(&number))
    }

    fn free(&self) -> usize {
        self.limit.saturating_sub(self.used)
    }

    /// Whether an older operation waits for what this one would take.
    fn is_overtaking(&self, number: Number) -> bool {
        let is_much = self.claims[&number].is_much;
        let turn = if is_much { self.much } else { self.little };
        let mut older = self.claims.range(..number);
        !self.has_turn(number, turn)
            && older.any(|(_, claim)| claim.is_much == is_much && claim.waiting > 0)
    }

    /// Whether there is enough left for the operations that go first.
    fn is_enough_left(&self, number: Number, more: usize) -> bool {
        let claim = &self.claims[&number];
        let free = self.free();
        let of_little: usize = self
            .claims
            .values()
            .filter(|claim| !claim.is_much)
            .map(|claim| claim.held)
            .sum();
        let reserve = |turn: Option<Number>, most: usize| match turn {
            Some(other) if !self.has_turn(number, turn) => {
                let other = self.claims.get(&other);
                other.map_or(0, |other| other.rest(most))
            }
            _ => 0,
        };
        let for_much = reserve(self.much, self.limit - self.limit / 8);
        let for_little = reserve(self.little, self.little_most());
        if !claim.is_much {
            let is_in_part = of_little + more + for_little <= self.part_of_little();
            let left = if is_in_part { 0 } else { for_much };
            return more + for_little + left <= free;
        }
        if claim.held == self.used {
            return more <= free;
        }
        let part_of_little = self.part_of_little().saturating_sub(of_little);
        let for_much = if self.is_first_file(number, more) {
            0
        } else {
            for_much
        };
        let left = for_much + part_of_little.max(for_little) + self.left_for_file(number);
        more + left <= free
    }

    /// The oldest file that is arriving and is long.
    fn oldest_file(&self) -> Option<(Number, &Claim)> {
        let mut claims = self.claims.iter();
        let file = claims.find(|(_, claim)| claim.is_file && claim.is_much && claim.reading > 0);
        file.map(|(number, claim)| (*number, claim))
    }

    /// What is left to the oldest file: operations and files that wait for it must not have taken what it needs to end.
    fn left_for_file(&self, number: Number) -> usize {
        let older = self.oldest_file().filter(|(file, _)| *file < number);
        older.map_or(0, |(_, file)| (self.limit / 2).saturating_sub(file.held))
    }

    /// Whether this is the file to which the operation whose turn it is leaves room.
    fn is_first_file(&self, number: Number, more: usize) -> bool {
        self.oldest_file().is_some_and(|(file, claim)| {
            file == number
                && self.much.is_none_or(|turn| number < turn)
                && claim.held + more <= self.limit / 2
        })
    }
}
