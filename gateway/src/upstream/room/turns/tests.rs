use super::*;

const MIB: usize = 1 << 20;

/// Room for 64 MiB, and operations that may hold 48 of them. Each is reading a body of this many MiB.
fn reading(expected: &[usize]) -> (Turns, Vec<Number>) {
    let mut turns = Turns::new(64 * MIB);
    let open = |expected: &usize| {
        let number = turns.open(48 * MIB, false);
        turns.begin(number, expected * MIB);
        number
    };
    let numbers = expected.iter().map(open).collect();
    (turns, numbers)
}

impl Turns {
    pub(in crate::upstream::room) fn readers(&self, number: Number) -> usize {
        self.claims[&number].readers.len()
    }
}

fn close(turns: &mut Turns, number: Number) {
    turns.used -= turns.claims[&number].held;
    turns.close(number);
}

#[test]
fn the_others_leave_room_for_the_operation_whose_turn_it_is() {
    let (mut turns, numbers) = reading(&[10, 10]);
    let [one, other] = numbers[..] else { panic!() };
    // It has 47 MiB to go, and 4 are for those that hold little.
    for (number, mib, is_taken) in [
        (one, 1, true),
        (other, 13, false),
        (other, 12, true),
        (other, 1, false),
        (one, 47, true),
        (other, 1, false),
    ] {
        assert_eq!(turns.take(number, mib * MIB), is_taken, "{number} {mib}");
    }
    assert!(!turns.is_within_own_limit(one, 1));
    close(&mut turns, one);
    assert!(turns.take(other, 36 * MIB));
}

#[test]
fn an_older_operation_that_waits_is_not_overtaken() {
    let (mut turns, numbers) = reading(&[10, 10, 10]);
    let [one, second, third] = numbers[..] else {
        panic!()
    };
    assert!(turns.take(one, MIB));
    turns.wait(second, 20 * MIB);
    assert!(!turns.take(third, MIB));
    assert!(turns.take(one, MIB));
    turns.stop_waiting(second, 20 * MIB);
    assert!(turns.take(third, MIB));
    // The turn goes to the oldest.
    close(&mut turns, one);
    assert!(turns.take(second, 47 * MIB));
}

#[test]
fn a_short_response_does_not_wait_for_long_ones() {
    let (mut turns, mut numbers) = reading(&[10, 10]);
    assert!(turns.take(numbers[0], MIB) && turns.take(numbers[1], 12 * MIB));
    turns.wait(numbers[1], MIB);
    numbers = (0..8).map(|_| turns.open(48 * MIB, false)).collect();
    let short = |turns: &mut Turns, number| {
        turns.begin(number, 0);
        turns.take(number, MIB / 2)
    };
    // 4 MiB are theirs, and the first of them may have another half.
    let taken = numbers.iter().filter(|number| short(&mut turns, **number));
    assert_eq!(taken.count(), 7);
    assert!(turns.take(numbers[0], MIB / 2));
    // What is longer waits with the others.
    assert!(!turns.take(numbers[0], 1));
}

#[test]
fn an_operation_that_reads_nothing_loses_its_turn() {
    let (mut turns, numbers) = reading(&[10, 10]);
    let [one, other] = numbers[..] else { panic!() };
    assert!(turns.take(one, 10 * MIB));
    turns.end(one);
    // Not at once.
    assert!(turns.passes_at().is_some() && !turns.take(other, 40 * MIB));
    turns.change(one, |claim| claim.idle_since -= PAUSE);
    assert!(turns.take(other, 40 * MIB));
    // What it holds stays counted.
    turns.begin(one, 0);
    assert!(!turns.take(one, 15 * MIB));
}

#[test]
fn what_begins_after_a_file_leaves_it_half_of_the_room() {
    let mut turns = Turns::new(64 * MIB);
    let [file, second] = [(); 2].map(|()| turns.open(64 * MIB, true));
    for number in [file, second] {
        turns.begin(number, 2 * MIB);
    }
    assert!(turns.take(file, 20 * MIB));
    // 12 MiB are left for the first file, 4 for what is short.
    assert!(!turns.take(second, 29 * MIB) && turns.take(second, 8 * MIB));
    let operation = turns.open(48 * MIB, false);
    turns.begin(operation, 2 * MIB);
    for (number, mib, is_taken) in [
        (operation, 21, false),
        (operation, 20, true),
        (second, 1, false),
        (file, 12, true),
    ] {
        assert_eq!(turns.take(number, mib * MIB), is_taken, "{number} {mib}");
    }
    close(&mut turns, file);
    // Now the second is the oldest.
    assert!(!turns.take(operation, 9 * MIB) && turns.take(second, 24 * MIB));
    close(&mut turns, second);
    assert!(turns.take(operation, 28 * MIB));
    // A file alone may have all.
    close(&mut turns, operation);
    let file = turns.open(64 * MIB, true);
    turns.begin(file, 0);
    assert!(turns.take(file, 64 * MIB));
}
