import { Fragment } from 'react';

/** The id of a zone, which breaks only between the parts that it is merged from. */
export function ZoneCode({ id }: { id: string }) {
  return (
    <code>
      {id.split('+').map((part, index) => (
        <Fragment key={part}>
          {index === 0 ? null : (
            <>
              +<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
