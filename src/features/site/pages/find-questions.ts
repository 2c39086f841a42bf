/** Searches questions and answers. Pure. */
import type { ShownBlock, ShownOf } from '@/contract/endpoints/site/page-blocks.ts'
import { foldText } from '@/lib/fold-text.ts'
import { plainText } from '@/lib/snippet.ts'

const plain = (html: string): string => foldText(plainText(html))

/** Every word must occur in the question or its answer, ignoring case and accents. */
export function findQuestions(
  blocks: readonly ShownBlock[],
  search: string,
): ShownOf<'questions'>['questions'] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return blocks
    .flatMap(block => (block.kind === 'questions' ? block.questions : []))
    .filter(({ texts }) => {
      const said = plain(`${texts.question} ${texts.answer}`)
      return words.every(word => said.includes(word))
    })
}
