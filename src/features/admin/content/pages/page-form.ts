/** Converts between a stored page and its form values. Pure. */

import type { AdminPage } from '@/contract/endpoints/admin/pages.ts'
import type { BlockKind, PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'

export type PageForm = Omit<AdminPage, 'id' | 'kind' | 'version' | 'position' | 'is_root' | 'updated_at'>

export const newPage = (): PageForm => ({
  is_published: false,
  icon: null,
  show_in_menu: false,
  show_in_footer: false,
  visibility: 'everyone',
  visible_roles: [],
  translations: localizedTextsOf(() => ({ title: '', slug: '', lead: '', body: '' })),
  blocks: [],
})

/** Returns the body of a save. */
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
