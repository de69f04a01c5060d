import type { Example } from '../../handbook/examples';
import { useSentences } from '../../session/session-context';
import { ExampleBoard } from './example-board';

/** How something reads in a mission, and on a small board what that speaks of, if it speaks of anything there. */
export function ExampleView({ example, of }: { example: Example; of?: string }) {
  const say = useSentences();
  const { told, lit } = example;
  return (
    <figure className="example">
      {told === '' ? null : (
        <figcaption>
          <span className="example-head">{say('handbook.reads')}</span>
          <span className="word-told">{told}</span>
        </figcaption>
      )}
      {lit.size === 0 ? null : (
        <ExampleBoard
          example={example}
          label={
            of !== undefined && told === ''
              ? say('handbook.place', { name: of })
              : say('handbook.board', { told })
          }
        />
      )}
    </figure>
  );
}
