import type { Todo } from '../Todo.ts';
import styles from './Dashboard.module.css';

interface TodoListProps {
  readonly todos: readonly Todo[];
  /** Nothing of it has to be done: smaller, without colours. */
  readonly isQuiet?: boolean;
}

/** Numbers with what they count, each a link to the list of these. */
export const TodoList = ({ todos, isQuiet = false }: TodoListProps) => (
  <ul className={isQuiet ? styles['quiet'] : styles['todos']}>
    {todos.map(({ key, label, count, href, isFailure }) => (
      <li key={key}>
        <a href={href} className={isFailure ? styles['failure'] : undefined} data-todo={key}>
          <strong data-count>{count}</strong> <span>{label}</span>
        </a>
      </li>
    ))}
  </ul>
);
