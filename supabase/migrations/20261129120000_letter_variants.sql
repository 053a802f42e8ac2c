-- A variant of a composed letter, such as another layout, is not charged: its stream has no reservation.

alter table private.letter_stream alter column reservation_id drop not null;
