import * as administration from '@/contract/endpoints/admin/characters.ts'
import { getCharacter, listCharacters } from '@/contract/endpoints/game/characters.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { characterPage, filesInUse } from './admin-repo.ts'
import { cardFilesBefore, mountCardFiles, removeCardFile, sendCardFile } from './card-files.ts'
import { characterRecord } from './character-record.ts'
import { allCharacters, characterBySlug, inLanguage } from './characters-repo.ts'

const unusedMillis = 24 * 3600_000 // how long a form may stay open

/** Deletes clips and voices that no card uses: replaced, or uploaded and never saved. */
async function removeUnusedCardFiles(
  { db, files, now }: Pick<AppContext, 'db' | 'files' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  const old = await cardFilesBefore(files, new Date(now().getTime() - unusedMillis))
  if (old.length === 0) return
  const { clips, sounds } = await filesInUse(db)
  const used = new Set([...clips, ...sounds])
  for (const address of old.filter(oldAddress => !used.has(oldAddress))) {
    if (stopping.aborted) return
    await removeCardFile(files, address)
  }
}

const routes: readonly Route[] = [
  route(listCharacters, async ({ query }, { db }) => {
    const all = await allCharacters(db)
    const data = query.locale ? all.map(inLanguage(query.locale)) : all
    return { data, meta: { total: data.length } }
  }),
  route(
    getCharacter,
    async ({ params }, { db }) => (await characterBySlug(db, params.slug)) ?? refuse('not_found'),
  ),
  route(administration.adminCharacters, ({ query }, { db, locale }) => characterPage(db, query, locale)),
  route(administration.characterChoices, (_, { db }) => filesInUse(db)),
  route(administration.adminCharacter, showRecord(characterRecord)),
  route(administration.createCharacter, createRecord(characterRecord)),
  route(administration.changeCharacter, saveRecord(characterRecord)),
  route(administration.uploadCardFile, sendCardFile),
]

export const charactersModule: ServerModule = {
  name: 'characters',
  routes,
  mount: mountCardFiles,
  jobs: context => [
    {
      name: 'card-files',
      pauseMillis: 3600_000,
      work: stopping => removeUnusedCardFiles(context, stopping),
    },
  ],
}
