CREATE TABLE "guest_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"network" text,
	"pack_type_id" integer NOT NULL,
	"secret" text NOT NULL,
	"commitment" text NOT NULL,
	"odds_version" integer NOT NULL,
	"catalogue_version" text NOT NULL,
	"nonce" text,
	"opened_at" timestamp with time zone,
	"user_id" integer,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_packs_device_unique" UNIQUE("device"),
	CONSTRAINT "guest_packs_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "guest_packs" ADD CONSTRAINT "guest_packs_pack_type_id_pack_types_id_fk" FOREIGN KEY ("pack_type_id") REFERENCES "public"."pack_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_packs" ADD CONSTRAINT "guest_packs_catalogue_version_pack_catalogues_version_fk" FOREIGN KEY ("catalogue_version") REFERENCES "public"."pack_catalogues"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_packs" ADD CONSTRAINT "guest_packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_packs_of_network" ON "guest_packs" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "guest_packs_by_age" ON "guest_packs" USING btree ("created_at");