/** Characters as the administration lists and saves them. Cards are never deleted, because accounts may own them. */
import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { adminCharacters } from '@/contract/endpoints/admin/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { characters, userCards } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, pageMeta } from '../../kernel/db/paging.ts'
import { everyWord } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'

type Query = ParsedOf<typeof adminCharacters>['query']

const columns = {
  numero_carta: characters.numero_carta,
  nome: characters.nome,
  pv: characters.pv,
  atk: characters.atk,
  resistenza: characters.resistenza,
  edited_at: characters.edited_at,
} as const

function orderOf(sort: string | undefined): SQL {
  const name = sort?.replace(/^-/, '') ?? ''
  const column = Object.hasOwn(columns, name)
    ? columns[name as keyof typeof columns]
    : characters.numero_carta
  return sort?.startsWith('-') ? sql`${desc(column)} nulls last` : asc(column)
}

function conditionOf({ search, rarita, tipo, edited }: Query): SQL | undefined {
  return and(
    rarita ? eq(characters.rarita, rarita) : undefined,
    tipo ? eq(characters.tipo, tipo) : undefined,
    edited === undefined
      ? undefined
      : edited
        ? isNotNull(characters.edited_at)
        : isNull(characters.edited_at),
    everyWord(
      search,
      has => sql`${characters.numero_carta}::text = ${search} or exists (
        select 1 from jsonb_array_elements(${characters.translations}) w where ${has(sql`w->>'nome'`)})`,
    ),
  )
}

/** `owned` counts cards, not owners. Sorts by number unless `sort` names a column; a leading `-` reverses. */
export async function characterPage(
  db: Queryable,
  query: Query,
  locale: Locale,
): Promise<ResponseOf<typeof adminCharacters>> {
  const condition = conditionOf(query)
  const rows = await onPage(
    db
      .select({
        row: characters,
        owned: sql<number>`(select count(*)::int from ${userCards} u where u.character_id = ${characters.id} and u.exchanged_at is null)`,
      })
      .from(characters)
      .where(condition)
      .orderBy(orderOf(query.sort), asc(characters.numero_carta)),
    query,
  )
  const total = await db.$count(characters, condition)
  const data = rows.map(({ row, owned }) => ({
    id: row.id,
    slug: row.slug,
    numero_carta: row.numero_carta,
    nome: row.translations.find(translation => translation.locale === locale)?.nome ?? row.nome,
    rarita: row.rarita,
    tipo: row.tipo,
    pv: row.pv,
    resistenza: row.resistenza,
    atk: row.atk,
    moves: row.mosse.length,
    picture: row.images.thumbnail,
    owned,
    edited_at: row.edited_at?.toISOString() ?? null,
  }))
  return { data, meta: pageMeta(query, total) }
}

export const charactersTable = recordTable(characters)

/** Serialises changes of the catalogue, because duplicate cards can be detected only then. */
export const holdCatalogue = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('characters'))`)

/** Returns the number of accounts with at least one of its cards. */
export async function ownersOf(db: Queryable, id: number): Promise<number> {
  const [row] = await db
    .select({ owners: sql<number>`count(distinct ${userCards.user_id})::int` })
    .from(userCards)
    .where(eq(userCards.character_id, id))
  return row?.owners ?? 0
}

/** Returns all characters except `id`; null returns all. */
export const otherCharacters = (db: Queryable, id: number | null) =>
  db
    .select({
      numero_carta: characters.numero_carta,
      nome: characters.nome,
      slug: characters.slug,
      pv: characters.pv,
      resistenza: characters.resistenza,
      tratto: characters.tratto,
      mosse: characters.mosse,
    })
    .from(characters)
    .where(id === null ? undefined : ne(characters.id, id))

/** Returns every clip and voice that a card uses, and the lowest free number. */
export async function filesInUse(
  db: Queryable,
): Promise<{ clips: string[]; sounds: string[]; free_number: number; figures: string[] }> {
  const rows = await db
    .select({
      numero_carta: characters.numero_carta,
      slug: characters.slug,
      sound: characters.audio_select_url,
      mosse: characters.mosse,
    })
    .from(characters)
    .orderBy(asc(characters.numero_carta))
  const clips = new Set(rows.flatMap(row => row.mosse.flatMap(move => move.video_url ?? [])))
  const sounds = new Set(rows.flatMap(row => row.sound ?? []))
  const usedNumbers = new Set(rows.map(row => row.numero_carta))
  let free_number = 2
  while (usedNumbers.has(free_number)) free_number += 1
  const figures = rows.filter(row => /^[a-z]{2,40}$/.test(row.slug)).map(row => row.slug)
  return { clips: [...clips].sort(), sounds: [...sounds].sort(), free_number, figures: figures.sort() }
}
