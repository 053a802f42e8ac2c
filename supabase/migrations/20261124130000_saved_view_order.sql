-- The position of a saved view is not part of its content: moving it in one window does not reject a change that
-- another window makes of its name or query.

drop trigger raise_version on public.saved_view;
create trigger raise_version before update of name, query on public.saved_view
for each row execute function private.raise_version();
