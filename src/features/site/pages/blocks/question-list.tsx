import type { ShownOf } from '@/contract/endpoints/site/page-blocks.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown } from '@/ui/icon/icons.ts'
import styles from './question-list.module.css'
import { RichText } from './rich-text.tsx'

interface QuestionListProps {
  questions: ShownOf<'questions'>['questions']
  isOpen?: boolean // all of them, such as those a search has found
}

/** Questions that open on their answers; the browser's own details, so keyboard and search in the page work by themselves. */
export const QuestionList = ({ questions, isOpen }: QuestionListProps) => (
  <div className={styles.list}>
    {questions.map(({ id, texts }) => (
      <details key={`${id}-${isOpen}`} id={id} open={isOpen} className={styles.question}>
        <summary>
          {texts.question}
          <Icon of={iconCaretDown} size={20} />
        </summary>
        <RichText html={texts.answer} />
      </details>
    ))}
  </div>
)
