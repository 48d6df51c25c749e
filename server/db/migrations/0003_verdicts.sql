-- What a manager says first where one of the topic's yes/no questions is asked, by the question's name.
alter table investor_contents add column verdicts jsonb not null default '{}';
