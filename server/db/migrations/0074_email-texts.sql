CREATE TABLE "email_texts" (
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "email_texts_name_locale_pk" PRIMARY KEY("name","locale")
);
