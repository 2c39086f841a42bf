import { expect, it, vi } from 'vitest'
import { shareDeck } from './share-deck.ts'

const words = { title: 'Fuoco', text: 'Un mazzo', url: 'https://shop.example/game/decks?cards=2' }
const clipboard = (writeText: (text: string) => Promise<void>) => ({ writeText }) as unknown as Clipboard

it('shares through the device where it can', async () => {
  const share = vi.fn(async () => {})
  expect(await shareDeck(words, { share, canShare: () => true })).toBe('shared')
  expect(share).toHaveBeenCalledWith(words)
})

it('copies nothing when the share dialog is closed', async () => {
  const writeText = vi.fn(async () => {})
  const share = async () => {
    throw Object.assign(new Error('closed'), { name: 'AbortError' })
  }
  expect(await shareDeck(words, { share, canShare: () => true, clipboard: clipboard(writeText) })).toBe(
    'shared',
  )
  expect(writeText).not.toHaveBeenCalled()
})

it('copies the link elsewhere, or reports that it must be shown where copying is blocked', async () => {
  const writeText = vi.fn(async () => {})
  expect(await shareDeck(words, { clipboard: clipboard(writeText) })).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(words.url)
  const forbidden = async () => {
    throw new Error('no')
  }
  expect(await shareDeck(words, { clipboard: clipboard(forbidden) })).toBe('refused')
  expect(await shareDeck(words, {})).toBe('refused')
})
