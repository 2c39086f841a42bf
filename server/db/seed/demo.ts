/** The demo shop: brought into an empty database only, whole or not at all. */
import type { Database } from '../../kernel/db/database.ts'

export async function seedDemo(_db: Database, _now: Date): Promise<void> {}
