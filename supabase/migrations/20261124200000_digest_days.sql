-- Without an index of the day alone: until the next ANALYZE the planner takes a new day for a rare one, and would read everybody's rows
-- of the day to find one person's. Old rows are found by the time at which they were due last.

create index digest_delivery_due_at_idx on public.digest_delivery (due_at);
drop index public.digest_delivery_day_idx;
