CREATE TABLE "threshold_notices" (
	"year" integer NOT NULL,
	"level" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "threshold_notices_year_level_pk" PRIMARY KEY("year","level")
);
