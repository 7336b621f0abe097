import './ErrorPage.css';
import { business } from '../business.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { Skyline } from '../components/Skyline/Skyline.tsx';
import { notFound } from '../content/errors.ts';
import { Layout, type Props } from './Layout.tsx';

export default function NotFound(props: Props) {
  return (
    <Layout {...props}>
      <section className="error-page" data-module="missing-path">
        <div className="wrap">
          <h1>{notFound.title}</h1>
          <p>{notFound.text}</p>
          <div className="error-page-actions">
            <ButtonLink href="/" look="primary">
              {notFound.link}
            </ButtonLink>
            <CallButton phone={business.hotline} look="outline">
              Call
            </CallButton>
          </div>
        </div>
        <Skyline />
      </section>
    </Layout>
  );
}
