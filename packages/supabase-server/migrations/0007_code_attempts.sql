-- Guesses of codes are counted by address and account, and delayed: a count of the token could be used up by anybody.
alter table auth.one_time_tokens drop column code_attempts_left;
