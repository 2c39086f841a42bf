/** `/share/characters/<slug>/<locale>.png`: images for link previews. */
import type { FastifyInstance } from 'fastify'
import { type Character, codeName } from '@/contract/endpoints/game/characters.ts'
import { isLocale, type Locale } from '@/contract/locales.ts'
import type { AppContext } from '../../kernel/context.ts'
import { assetsFolder } from '../../kernel/files/folders.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { characterBySlug } from '../../modules/characters/characters-repo.ts'
import { translate } from '../words.ts'
import { mountCards } from './mount-cards.ts'
import { mountCreations } from './mount-creations.ts'
import { openSharePictures } from './share-picture.ts'
import type { ShareWords } from './share-svg.ts'

export const sharePath = (slug: string, locale: Locale): string => `/share/characters/${slug}/${locale}.png`

export function mountShare(app: FastifyInstance, context: AppContext): void {
  const assets = assetsFolder()
  mountCreations(app, context, assets)
  mountCards(app, context, assets)
  const pictures = openSharePictures(assets, context.config.dataDir)
  app.get<{ Params: { slug: string; file: string } }>(
    '/share/characters/:slug/:file',
    async ({ params, ip }, reply) => {
      const [locale, ending] = params.file.split('.')
      const character = await characterBySlug(context.db, params.slug)
      if (!character || !isLocale(locale) || ending !== 'png') {
        reply.callNotFound()
        return reply
      }
      const picture = await pictures
        .of(character, locale, wordsOf(character, locale), queueCaller(null, ip))
        .catch(error => void context.log.warn({ err: error, slug: params.slug }, 'no picture to share'))
      if (!picture) return reply.redirect(character.images.card, 302)
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .send(picture)
    },
  )
}

const wordsOf = ({ rarita, tipo, numero_carta }: Character, locale: Locale): ShareWords => ({
  kind: `${translate(locale, `game.rarity.${codeName(rarita)}`)} · ${translate(locale, `game.type.${codeName(tipo)}`)}`,
  number: translate(locale, 'game.character.number', { number: numero_carta }),
  site: 'Bottega Arcana',
})
