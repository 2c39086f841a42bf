CREATE TABLE "creation_reports" (
	"creation_id" text NOT NULL,
	"reporter" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creation_reports_creation_id_reporter_pk" PRIMARY KEY("creation_id","reporter")
);
--> statement-breakpoint
CREATE TABLE "creation_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"is_transparent" boolean NOT NULL,
	"blocked_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"rarita" text NOT NULL,
	"pv" integer NOT NULL,
	"resistenza" integer NOT NULL,
	"atk" integer NOT NULL,
	"mosse" jsonb NOT NULL,
	"storia" text NOT NULL,
	"art" jsonb NOT NULL,
	"upload_id" text,
	"is_public" boolean NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creation_reports" ADD CONSTRAINT "creation_reports_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_uploads" ADD CONSTRAINT "creation_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_upload_id_creation_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."creation_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creation_uploads_of_user" ON "creation_uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "creation_uploads_to_remove" ON "creation_uploads" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "creations_of_user" ON "creations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "creations_with_upload" ON "creations" USING btree ("upload_id");