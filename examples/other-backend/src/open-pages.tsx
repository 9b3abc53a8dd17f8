import { PageNameContext, panelId, TabPanes, useTabs, type Tab, type TabLocation } from '@saiwu/admin';
import { TabBar } from '@saiwu/ui';
import { Navigate, Route, Routes } from 'react-router-dom';
import { BookEditor } from './book-editor.tsx';
import { BookList } from './book-list.tsx';
import { BookPage } from './book-page.tsx';

/** Every page that was opened stays alive in a tab, with its address and what was typed in it. */
export function OpenPages() {
  const tabs = useTabs({ fixed: ['/books'], isPage, isMultipage: true, titleOf });
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: 16 }}>
      <TabBar
        tabs={tabs.tabs.map((tab) => ({ ...tab, title: titleOf(tab), isDirty: tabs.dirty.has(tab.key) }))}
        activeKey={tabs.activeKey}
        panelId={panelId(tabs.activeKey)}
        onSelect={(key) => tabs.select(key)}
        onClose={(keys) => void tabs.close(keys)}
        onRefresh={(key) => void tabs.refresh(key)}
      />
      <TabPanes {...tabs} onRename={tabs.rename} onDrop={tabs.drop} titleOf={titleOf} renderPage={renderPage} />
    </main>
  );
}

/** At the tab's own location, which is not that of the address while the tab is hidden. */
function renderPage(location: TabLocation) {
  return (
    <Routes location={location}>
      <Route
        path="/books"
        element={
          <PageNameContext value="Books">
            <BookList />
          </PageNameContext>
        }
      />
      <Route path="/books/:id" element={<BookPage />} />
      <Route path="/books/:id/edit" element={<BookEditor />} />
      <Route path="*" element={<Navigate to="/books" replace />} />
    </Routes>
  );
}

function isPage(pathname: string) {
  return pathname.startsWith('/books');
}

function titleOf({ key, name }: Tab) {
  return name ?? (key === '/books' ? 'Books' : 'Book');
}
