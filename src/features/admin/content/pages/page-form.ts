/** The empty blocks of a page. Pure. */
import type { BlockKind, PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'

const shopPicture = '/assets/products/hero-draghissimo.webp'

/** `random` returns the unique name of a block. */
export function newBlock(kind: BlockKind, random: () => string): PageBlock {
  const id = random()
  switch (kind) {
    case 'text':
      return { id, kind, texts: localizedTextsOf(() => ({ title: '', html: '' })) }
    case 'picture':
      return {
        id,
        kind,
        picture: shopPicture,
        width: 'text',
        texts: localizedTextsOf(() => ({ alt: '', caption: '' })),
      }
    case 'picture_text':
      return {
        id,
        kind,
        picture: shopPicture,
        side: 'right',
        element: null,
        texts: localizedTextsOf(() => ({ alt: '', title: '', html: '', button: '', link: '' })),
      }
    case 'cards':
      return {
        id,
        kind,
        columns: 3,
        texts: localizedTextsOf(noHead),
        cards: [newCard(random), newCard(random), newCard(random)],
      }
    case 'quote':
      return { id, kind, texts: localizedTextsOf(() => ({ text: '', by: '' })) }
    case 'button':
      return { id, kind, look: 'primary', texts: localizedTextsOf(() => ({ label: '', link: '' })) }
    case 'questions':
      return { id, kind, texts: localizedTextsOf(noHead), questions: [newQuestion(random)] }
    case 'products':
      return { id, kind, from: 'newest', category: null, count: 4, texts: localizedTextsOf(noHead) }
  }
}

const noHead = () => ({ title: '', lead: '' })

export const newCard = (random: () => string) => ({
  id: random(),
  icon: null,
  picture: null,
  element: null,
  texts: localizedTextsOf(() => ({ title: '', text: '', link: '' })),
})

export const newQuestion = (random: () => string) => ({
  id: random(),
  texts: localizedTextsOf(() => ({ question: '', answer: '' })),
})

/** Returns a name that is unique among the blocks of a page, in the characters that the contract allows. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 16)
