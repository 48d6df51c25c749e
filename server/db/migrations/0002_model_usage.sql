-- What may still be spent on language models. One row a budget: a day of the whole site (neither
-- user nor meeting), a day of a user, a meeting (under the day it began). Requests and tokens are
-- taken before a request is made, so a restart forgets nothing and parallel questions cannot overrun.
create table model_budgets (
  id bigint generated always as identity primary key,
  day date not null,
  user_id bigint references users on delete cascade,
  simulation_id bigint references investor_simulations on delete cascade,
  requests integer not null default 0 check (requests >= 0),
  tokens bigint not null default 0 check (tokens >= 0),
  check (user_id is null or simulation_id is null),
  unique nulls not distinct (day, user_id, simulation_id)
);
create index model_budgets_user on model_budgets (user_id);
create index model_budgets_simulation on model_budgets (simulation_id);

-- What came of the turns that were given to a model: worded by it, given up by the listener, or why
-- the grounded reply was taken instead.
create table model_outcomes (
  day date not null,
  model text not null,
  outcome text not null,
  turns integer not null default 0,
  requests integer not null default 0,
  tokens bigint not null default 0,
  primary key (day, model, outcome)
);
create index log_entries_created on log_entries (created_at);
