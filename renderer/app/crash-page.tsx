import { Component, type ReactNode } from 'react';
import { languageOf, type SentenceKey, sentence } from '../../languages';
import { forgetWindow } from '../files/window-page';
import { HostFailure } from '../session/session';
import './crash-page.css';

interface CrashPageProps {
  readonly error?: unknown;
  /** What was open has brought it down again: it can be left out. */
  readonly isAgain?: boolean;
}

/** What is left when the window cannot go on: one sentence and a way out. It relies on nothing but the page. */
export function CrashPage({ error, isAgain = false }: CrashPageProps) {
  const say = (key: SentenceKey) => sentence(languageOf(navigator.language), key);
  const reload = () => window.location.reload();
  const what = isAgain ? 'crash.again' : 'crash.what-to-do';
  return (
    <main className="crash">
      <h1>{say('crash.title')}</h1>
      <p>{error instanceof HostFailure ? say(`error.${error.error.code}`) : say(what)}</p>
      <p className="crash-ways">
        <button type="button" className="button" onClick={reload}>
          {say('crash.reload')}
        </button>
        {isAgain ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              forgetWindow(window);
              reload();
            }}
          >
            {say('crash.without')}
          </button>
        ) : null}
      </p>
      {error === undefined ? null : <Told error={error} />}
    </main>
  );
}

function Told({ error }: { error: unknown }) {
  return <pre>{String(error)}</pre>;
}

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Notes that it has stumbled; says whether that was the second time in a row. */
  readonly note: () => boolean;
}

export class CrashBoundary extends Component<CrashBoundaryProps, { error?: unknown; isAgain?: boolean }> {
  override state: { error?: unknown; isAgain?: boolean } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(): void {
    this.setState({ isAgain: this.props.note() });
  }

  override render(): ReactNode {
    const { error, isAgain } = this.state;
    return 'error' in this.state ? (
      <CrashPage error={error} isAgain={isAgain ?? false} />
    ) : (
      this.props.children
    );
  }
}
