-- Searching inside names and phones asks for pieces of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
