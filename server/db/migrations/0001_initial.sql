-- Everything the first release keeps. Constraints are the last line of defence: the code
-- says the same things earlier and in sentences.

-- Facts about this database itself, e.g. which content was seeded last.
create table meta (
  key text primary key,
  value text not null
);

create table users (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  firstname text not null check (char_length(firstname) between 1 and 120),
  role text not null check (role in ('admin', 'investor', 'founder')),
  password_hash text,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table beta_signups (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  firstname text check (char_length(firstname) between 1 and 120),
  terms_accepted boolean not null default false,
  mode text check (mode in ('Investor', 'Founder')),
  user_id bigint unique references users on delete set null,
  account_created_at timestamptz,
  invited_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index beta_signups_email on beta_signups (lower(email));

-- A link in a mail: a reset belongs to a user, an invitation to a signup.
create table password_tokens (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('reset', 'invitation')),
  user_id bigint references users on delete cascade,
  beta_signup_id bigint references beta_signups on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (purpose <> 'reset' or user_id is not null),
  check (purpose <> 'invitation' or beta_signup_id is not null)
);
create index password_tokens_user on password_tokens (user_id);
create index password_tokens_signup on password_tokens (beta_signup_id);

create table rate_counters (
  key text primary key,
  count integer not null check (count >= 0),
  resets_at timestamptz not null
);
create index rate_counters_resets_at on rate_counters (resets_at);

create table mails (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invitation', 'reset', 'password_changed', 'signup_confirmation')),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mails_waiting on mails (next_attempt_at) where sent_at is null;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint,
  action text not null,
  subject text,
  details jsonb not null default '{}'
);
create index audit_log_at on audit_log (at);
create function refuse_change() returns trigger language plpgsql as $$
begin
  -- The retention job alone may delete, and says so for its own transaction.
  if tg_op = 'DELETE' and current_setting('parley.retention', true) = 'on' then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();

-- The case framework
create table case_categories (
  id bigint generated always as identity primary key,
  identifier text not null unique,
  title text not null,
  description text not null,
  position integer not null
);
create table case_sections (
  id bigint generated always as identity primary key,
  category_id bigint not null references case_categories on delete cascade,
  identifier text not null unique,
  title text not null,
  position integer not null
);
create index case_sections_category on case_sections (category_id);
create table case_topics (
  id bigint generated always as identity primary key,
  section_id bigint not null references case_sections on delete cascade,
  identifier text not null unique,
  title text not null,
  description text not null,
  position integer not null
);
create index case_topics_section on case_topics (section_id);

-- Companies. The answer key and the contents stand in tables of their own.
create table investor_companies (
  id bigint generated always as identity primary key,
  slug text unique,
  name text not null check (char_length(name) between 1 and 120),
  industry text not null check (char_length(industry) between 1 and 120),
  stage text not null check (stage in ('Seed', 'Venture', 'Growth', 'Established')),
  description text not null,
  introduction text not null,
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index investor_companies_industry on investor_companies (industry, name);

create table investor_managers (
  id bigint generated always as identity primary key,
  company_id bigint not null references investor_companies on delete cascade,
  position integer not null check (position between 1 and 5),
  name text not null check (char_length(name) between 1 and 120),
  role text not null check (char_length(role) between 1 and 120),
  lead boolean not null,
  temperament text not null default '',
  field text[] not null default '{}',
  unique (company_id, position)
);
create unique index investor_managers_one_lead on investor_managers (company_id) where lead;
-- Exactly one lead, checked when the transaction ends, so that a list can be replaced in steps.
create function one_lead() returns trigger language plpgsql as $$
declare
  company bigint := coalesce(new.company_id, old.company_id);
begin
  if exists (select 1 from investor_companies where id = company)
     and (select count(*) from investor_managers where company_id = company and lead) <> 1 then
    raise exception 'a company has exactly one lead' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger investor_managers_exactly_one_lead after insert or update or delete on investor_managers
  deferrable initially deferred for each row execute function one_lead();

create table investor_company_items (
  id bigint generated always as identity primary key,
  company_id bigint not null references investor_companies on delete cascade,
  list text not null check (list in ('strengths', 'weaknesses', 'dd_items')),
  position integer not null check (position >= 1),
  item text not null check (char_length(item) between 1 and 2000),
  -- [{"topic": "market.size", "level": 2}]: whose answers give the item away
  revealed_by jsonb not null default '[]',
  unique (company_id, list, position)
);

create table investor_contents (
  id bigint generated always as identity primary key,
  company_id bigint not null references investor_companies on delete cascade,
  case_topic_id bigint not null references case_topics on delete cascade,
  key text not null,
  question_type text not null check (question_type in ('standard', 'others')),
  level integer not null check (level between 1 and 3),
  owner text not null,
  question text not null,
  phrasings text[] not null default '{}',
  response_content text not null,
  unique (company_id, key)
);
create index investor_contents_topic on investor_contents (company_id, case_topic_id);

create table embeddings (
  model_id text not null,
  content_hash bytea not null,
  -- 32-bit floats, little-endian: read in one piece, where an array would be parsed number by number
  vector bytea not null,
  primary key (model_id, content_hash)
);

-- Meetings
create table investor_simulations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  company_id bigint not null references investor_companies on delete restrict,
  runtime integer not null check (runtime in (15, 30, 45, 60)),
  status text not null default 'running' check (status in ('running', 'ended', 'assessed')),
  active_seconds numeric(10, 3) not null default 0 check (active_seconds >= 0),
  counted_at timestamptz not null default now(),
  -- the question being answered now, so that two tabs do not ask at once
  answering_since timestamptz,
  answering_client_id uuid,
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  time_left integer check (time_left >= 0),
  updated_at timestamptz not null default now(),
  check ((status = 'running') = (completed_at is null)),
  check (time_left is null or time_left <= runtime * 60)
);
create index investor_simulations_user on investor_simulations (user_id, started_at desc);
create index investor_simulations_started on investor_simulations (started_at desc, id desc);
create index investor_simulations_company on investor_simulations (company_id);

create table log_entries (
  id bigint generated always as identity primary key,
  simulation_id bigint not null references investor_simulations on delete cascade,
  position integer not null check (position >= 1),
  client_id uuid not null,
  input text not null check (char_length(input) between 1 and 2000),
  output text not null check (char_length(output) between 1 and 20000),
  type text not null check (type in ('standard', 'others')),
  kind text not null check (kind in ('question', 'follow_up', 'clarification', 'challenge', 'multi_question',
    'evidence_request', 'summary', 'statement', 'small_talk', 'closing', 'off_topic', 'out_of_role')),
  sources text[] not null,
  similarity_scores real[] not null,
  executive_name text not null,
  executive_role text not null,
  trace jsonb not null default '{}',
  asked_at_seconds integer not null default 0 check (asked_at_seconds >= 0),
  created_at timestamptz not null default now(),
  unique (simulation_id, position),
  unique (simulation_id, client_id),
  check (cardinality(sources) = cardinality(similarity_scores))
);

create table ic_questions (
  id bigint generated always as identity primary key,
  slug text unique,
  title text not null,
  question text not null,
  expected_response text not null,
  edited_at timestamptz
);

create table investor_assessments (
  id bigint generated always as identity primary key,
  simulation_id bigint not null unique references investor_simulations on delete cascade,
  strengths text[] not null check (cardinality(strengths) between 1 and 5),
  weaknesses text[] not null check (cardinality(weaknesses) between 1 and 5),
  dd_items text[] not null check (cardinality(dd_items) between 1 and 5),
  ic_question_id bigint not null references ic_questions on delete restrict,
  ic_response text not null check (char_length(ic_response) >= 1),
  created_at timestamptz not null default now()
);
create index investor_assessments_ic_question on investor_assessments (ic_question_id);

-- What the engine wrote about an assessment; made once, read often.
create table investor_reviews (
  simulation_id bigint primary key references investor_simulations on delete cascade,
  body jsonb not null,
  created_at timestamptz not null default now()
);

create table feedback (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  simulation_id bigint not null references investor_simulations on delete cascade,
  mode text not null check (mode in ('investor', 'founder')),
  rating integer not null check (rating between 1 and 5),
  feedback text not null check (char_length(feedback) >= 1),
  created_at timestamptz not null default now(),
  unique (user_id, simulation_id)
);
create index feedback_simulation on feedback (simulation_id);

-- Insights
create table article_categories (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  slug text unique,
  category text not null,
  description text not null,
  position integer not null default 0,
  edited_at timestamptz
);
create table articles (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  slug text unique,
  category_id bigint not null references article_categories on delete cascade,
  title text not null,
  summary text not null,
  introduction text not null,
  content text not null,
  image_url text,
  image_description text not null default '',
  topics text[] not null default '{}',
  position integer not null default 0,
  edited_at timestamptz
);
create index articles_category on articles (category_id, position);
