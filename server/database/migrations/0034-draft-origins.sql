-- How a change came into the draft: what was typed by hand is not overwritten by a rule.
alter table catalogue_draft add column origin text not null default 'hand'
  check (origin in ('hand', 'rule', 'import'));
