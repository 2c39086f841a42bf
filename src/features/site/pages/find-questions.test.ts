import { expect, it } from 'vitest'
import type { ShownBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { findQuestions } from './find-questions.ts'

const blocks: ShownBlock[] = [
  { id: 't', kind: 'text', texts: { title: 'Resi', html: '<p>resi</p>' } },
  {
    id: 'q',
    kind: 'questions',
    texts: { title: '', lead: '' },
    questions: [
      { id: '1', texts: { question: 'Come rendo?', answer: '<p>Dal tuo ordine: è semplice.</p>' } },
      { id: '2', texts: { question: 'Quanto costa?', answer: '<p class="ordine">Dipende.</p>' } },
    ],
  },
]
const found = (search: string) => findQuestions(blocks, search).map(({ id }) => id)

it('finds questions by all words in question and answer, ignoring case, accents and tags', () => {
  expect(found('RENDO ordine')).toEqual(['1'])
  expect(found('e semplice')).toEqual(['1'])
  expect(found('ordine')).toEqual(['1'])
  expect(found('costa ordine')).toEqual([])
})
