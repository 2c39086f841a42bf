/**
 * Loads the painter that the build made of the app, and asks the API for it as a guest would. A page is painted anew only when one
 * of the answers it was painted with, or the settings, have changed.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Locale } from '../../../src/contract/locales.ts'
import type { OpenPainter, Painter, Painting, PaintWish, Question } from '../../../src/contract/painting.ts'
import { createAmbient } from '../../kernel/ambient.ts'
import { ownCall } from '../../kernel/own-calls.ts'

const file = join(process.cwd(), 'dist/painter/paint.mjs')
const mostKept = 300

interface Answer {
  status: number
  text: string
}

interface Sitting {
  locale: Locale
  answers: Map<string, Answer> // by address
}

interface Kept {
  settings: string
  answers: ReadonlyMap<string, Answer>
  painting: Painting
}

const addressOf = ({ path, query }: Question): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return `/api${path}${search && `?${search}`}`
}

/** Undefined where the app was not built (tests, development): then the browser draws every screen by itself. */
export async function loadPainter(app: FastifyInstance): Promise<Painter | undefined> {
  if (!existsSync(file)) return undefined
  const { openPainter } = (await import(pathToFileURL(file).href)) as { openPainter: OpenPainter }
  const sittings = createAmbient<Sitting>()
  const here = (): Sitting => {
    const sitting = sittings.get()
    if (!sitting) throw new Error('Nothing is being painted')
    return sitting
  }
  const ask = async (url: string, locale: Locale): Promise<Answer> => {
    const { statusCode, body } = await app.inject({ url, headers: { ...ownCall, 'x-locale': locale } })
    return { status: statusCode, text: body }
  }
  const painter = openPainter({
    locale: () => here().locale,
    ask: async question => {
      const { locale, answers } = here()
      const url = addressOf(question)
      const answer = await ask(url, locale)
      answers.set(url, answer)
      return { status: answer.status, body: JSON.parse(answer.text) }
    },
  })
  const kept = new Map<string, Kept>()

  const isAsBefore = async ({ answers }: Kept, locale: Locale): Promise<boolean> => {
    const now = await Promise.all([...answers.keys()].map(url => ask(url, locale)))
    return [...answers.values()].every(({ text }, at) => text === now[at]?.text)
  }

  const paint = async (wish: PaintWish): Promise<Painting> => {
    const settings = JSON.stringify(wish.settings)
    const before = kept.get(wish.address)
    if (before?.settings === settings && (await isAsBefore(before, wish.locale))) return before.painting
    const sitting: Sitting = { locale: wish.locale, answers: new Map() }
    const painting = await sittings.run(sitting, () => painter.paint(wish))
    kept.delete(wish.address)
    const oldest = kept.size >= mostKept ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(wish.address, { settings, answers: sitting.answers, painting })
    return painting
  }
  return { screens: painter.screens, paint }
}
