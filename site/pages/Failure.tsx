import './ErrorPage.css';
import { business } from '../business.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { Skyline } from '../components/Skyline/Skyline.tsx';
import { failure } from '../content/errors.ts';
import { Layout, type Props } from './Layout.tsx';

export default function Failure(props: Props) {
  return (
    <Layout {...props}>
      <section className="error-page">
        <div className="wrap">
          <h1>{failure.title}</h1>
          <p>
            <code>{failure.status}</code>
          </p>
          <p>{failure.text}</p>
          <div className="error-page-actions">
            <CallButton phone={business.hotline}>Call</CallButton>
            <ButtonLink href="/">{failure.link}</ButtonLink>
          </div>
        </div>
        <Skyline />
      </section>
    </Layout>
  );
}
