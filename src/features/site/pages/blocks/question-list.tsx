import type { ShownOf } from '@/contract/endpoints/site/page-blocks.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCaretDown } from '@/ui/icon/icons.ts'
import styles from './question-list.module.css'
import { RichText } from './rich-text.tsx'

interface QuestionListProps {
  questions: ShownOf<'questions'>['questions']
  isOpen?: boolean // open all of them, such as search results
}

/** Questions with collapsible answers. Uses native `<details>`, so that keyboard and find-in-page work. */
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
