/** Between a stored page and the values of its form. Pure. */

import type { AdminPage } from '@/contract/page-administration.ts'
import type { BlockKind, PageBlock } from '@/contract/page-blocks.ts'
import { sixOf } from '@/contract/six-texts.ts'

export type PageForm = Omit<AdminPage, 'id' | 'kind' | 'version' | 'position' | 'is_root' | 'updated_at'>

export const newPage = (): PageForm => ({
  is_published: false,
  icon: null,
  show_in_menu: false,
  show_in_footer: false,
  visibility: 'everyone',
  visible_roles: [],
  translations: sixOf(() => ({ title: '', slug: '', lead: '', body: '' })),
  blocks: [],
})

/** What the save sends. */
export function pageBody(form: PageForm & Partial<AdminPage>): PageForm {
  const {
    is_published,
    icon,
    show_in_menu,
    show_in_footer,
    visibility,
    visible_roles,
    translations,
    blocks,
  } = form
  return { is_published, icon, show_in_menu, show_in_footer, visibility, visible_roles, translations, blocks }
}

const shopPicture = '/assets/products/hero-draghissimo.webp'

/** `random` gives the name a block is told apart by. */
export function newBlock(kind: BlockKind, random: () => string): PageBlock {
  const id = random()
  switch (kind) {
    case 'text':
      return { id, kind, texts: sixOf(() => ({ title: '', html: '' })) }
    case 'picture':
      return { id, kind, picture: shopPicture, width: 'text', texts: sixOf(() => ({ alt: '', caption: '' })) }
    case 'picture_text':
      return {
        id,
        kind,
        picture: shopPicture,
        side: 'right',
        element: null,
        texts: sixOf(() => ({ alt: '', title: '', html: '', button: '', link: '' })),
      }
    case 'cards':
      return {
        id,
        kind,
        columns: 3,
        texts: sixOf(noHead),
        cards: [newCard(random), newCard(random), newCard(random)],
      }
    case 'quote':
      return { id, kind, texts: sixOf(() => ({ text: '', by: '' })) }
    case 'button':
      return { id, kind, look: 'primary', texts: sixOf(() => ({ label: '', link: '' })) }
    case 'questions':
      return { id, kind, texts: sixOf(noHead), questions: [newQuestion(random)] }
    case 'products':
      return { id, kind, from: 'newest', category: null, count: 4, texts: sixOf(noHead) }
  }
}

const noHead = () => ({ title: '', lead: '' })

export const newCard = (random: () => string) => ({
  id: random(),
  icon: null,
  picture: null,
  element: null,
  texts: sixOf(() => ({ title: '', text: '', link: '' })),
})

export const newQuestion = (random: () => string) => ({
  id: random(),
  texts: sixOf(() => ({ question: '', answer: '' })),
})
